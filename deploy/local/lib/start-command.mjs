import { detach } from './detach.mjs';
import { refuseIfRunning } from './lock.mjs';
import { startOptions } from './options.mjs';
import { portIsFree } from './ports.mjs';
import { explain, Problem } from './problem.mjs';
import { display, makeProgress } from './progress.mjs';
import { ensureRabbitmq, rabbitmqServer } from './rabbitmq.mjs';
import { finalScreen } from './summary.mjs';
import { supervise, untilAskedToEnd } from './supervise.mjs';
import { endAll } from './sweep.mjs';
import { build, ensureDependencies } from './workspace.mjs';

/** `npm start`. */
export async function main() {
  process.stdout.on('error', () => undefined); // nobody reads any more, which is no reason to stop
  const show = display(process.stdout);
  const progress = makeProgress(show);
  const signal = untilAskedToEnd();
  try {
    const options = startOptions(process.argv.slice(2));
    await checkMachine(options, progress);
    await ensureDependencies({ progress, signal });
    await build({ progress, signal });
    signal.throwIfAborted();
    if (options.detach) console.log(finalScreen(await detach(options, show, signal), true));
    else {
      const onReady = (/** @type {import('./platform.mjs').Summary} */ summary) =>
        console.log(finalScreen(summary, false));
      await supervise({ options, progress, signal, onReady });
    }
    process.exit(0);
  } catch (error) {
    if (!signal.aborted) console.error(`\n${explain(error)}`);
    process.exit(1);
  }
}

/**
 * Everything that would only fail later, and what must be installed, before the slow work.
 * @param {import('./options.mjs').StartOptions} options
 * @param {import('./progress.mjs').Progress} progress
 */
async function checkMachine(options, progress) {
  if (process.platform !== 'linux') throw new Problem('The one-machine platform runs on Linux only.');
  refuseIfRunning(options.dataDir);
  const orphans = await endAll(options.dataDir, progress.note);
  if (orphans > 0) progress.note(`Ended ${orphans} processes that an earlier start had left behind`);
  for (const port of [options.port, options.appPort]) {
    if (await portIsFree(port)) continue;
    throw new Problem(`Port ${port} is in use. Choose another: npm start -- --port ${options.port + 10}`);
  }
  if (process.env.RABBITMQ_URL || rabbitmqServer()) return;
  await progress.step('Installing RabbitMQ', ensureRabbitmq);
}
