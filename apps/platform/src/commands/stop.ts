import { supervisorOf } from '../processes/lock.ts';
import { stopOptions } from '../options.ts';
import { removePlatformFile } from '../platform-file.ts';
import { end } from '../processes/processes.ts';
import { display, makeProgress } from '../screen/progress.ts';
import { removeShortDir } from '../processes/run-dir.ts';
import { endAll } from '../processes/sweep.ts';

/** Longer than the services, the broker and the database may take to stop in sequence, milliseconds. */
const stopLimitMs = 45_000;

/** `npm stop`: ends the platform, and the processes that a crashed one left behind. */
export async function main() {
  const { dataDir } = stopOptions(process.argv.slice(2));
  const progress = makeProgress(display(process.stdout));
  const supervisor = supervisorOf(dataDir);
  if (supervisor) {
    await progress.step(`Stopping ${supervisor.baseUrl}`, () =>
      end(supervisor, { graceMs: stopLimitMs, log: progress.note }),
    );
  }
  const orphans = await endAll(dataDir, progress.note);
  removePlatformFile(dataDir);
  removeShortDir(dataDir);
  if (orphans > 0) progress.note(`Ended ${orphans} processes of an earlier start`);
  else if (!supervisor) progress.note(`Nothing was running on ${dataDir}`);
}
