import { detach } from '../processes/detach.ts';
import { refuseIfRunning } from '../processes/lock.ts';
import { startOptions, type StartOptions } from '../options.ts';
import { portIsFree } from '../ports.ts';
import { explain, Problem } from '../screen/problem.ts';
import { display, makeProgress, type Progress } from '../screen/progress.ts';
import { ensureRabbitmq, rabbitmqServer } from '../backends/rabbitmq.ts';
import { finalScreen } from '../screen/summary.ts';
import { supervise } from '../processes/supervise.ts';
import { terminationSignal } from '../processes/termination.ts';
import { endAll } from '../processes/sweep.ts';
import { build, ensureDependencies } from '../machine/workspace.ts';
import type { Summary } from '../platform.ts';

export async function main() {
  process.stdout.on('error', () => undefined); // without a reader of its output, the platform keeps running
  const show = display(process.stdout);
  const progress = makeProgress(show);
  const signal = terminationSignal();
  try {
    const options = startOptions(process.argv.slice(2));
    await checkMachine(options, progress);
    await ensureDependencies({ progress, signal });
    await build({ progress, signal });
    signal.throwIfAborted();
    if (options.detach) console.log(finalScreen(await detach(options, show, signal), true));
    else {
      const onReady = (summary: Summary) => console.log(finalScreen(summary, false));
      await supervise({ options, progress, signal, onReady });
    }
    process.exit(0);
  } catch (error) {
    if (!signal.aborted) console.error(`\n${explain(error)}`);
    process.exit(1);
  }
}

async function checkMachine(options: StartOptions, progress: Progress) {
  if (process.platform !== 'linux') throw new Problem('The one-machine platform runs on Linux only.');
  refuseIfRunning(options.dataDir);
  const orphans = await endAll(options.dataDir, progress.note);
  if (orphans > 0) progress.note(`Ended ${orphans} processes of an earlier start`);
  for (const port of [options.port, options.appPort]) {
    if (await portIsFree(port)) continue;
    throw new Problem(`Port ${port} is in use. Choose another: npm start -- --port ${options.port + 10}`);
  }
  if (process.env.RABBITMQ_URL || rabbitmqServer()) return;
  await progress.step('Installing RabbitMQ', ensureRabbitmq);
}
