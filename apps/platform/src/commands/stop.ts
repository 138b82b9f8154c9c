import { supervisorOf } from '../processes/lock.ts';
import { stopOptions } from '../options.ts';
import { removePlatformFile } from '../platform-file.ts';
import { endProcess } from '../processes/processes.ts';
import { display, makeProgress } from '../screen/progress.ts';
import { removeShortDir } from '../processes/run-dir.ts';
import { endAll } from '../processes/sweep.ts';

/** Time limit of a stop, milliseconds; longer than the services, the broker and the database may take in sequence. */
const stopLimitMs = 45_000;

export async function main() {
  const { dataDir } = stopOptions(process.argv.slice(2));
  const progress = makeProgress(display(process.stdout));
  const supervisor = supervisorOf(dataDir);
  if (supervisor) {
    await progress.step(`Stopping ${supervisor.baseUrl}`, () =>
      endProcess(supervisor, { graceMs: stopLimitMs, log: progress.note }),
    );
  }
  const orphans = await endAll(dataDir, progress.note);
  removePlatformFile(dataDir);
  removeShortDir(dataDir);
  if (orphans > 0) progress.note(`Ended ${orphans} processes of an earlier start`);
  else if (!supervisor) progress.note(`Nothing was running on ${dataDir}`);
}
