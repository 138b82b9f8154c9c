import amqp from 'amqplib';
import { refuseIfRunning } from '../../local/lib/lock.mjs';
import { writeJson } from '../../local/lib/files.mjs';
import { explain } from '../../local/lib/problem.mjs';
import { display, makeProgress } from '../../local/lib/progress.mjs';
import { untilAskedToEnd } from '../../local/lib/supervise.mjs';
import { build, ensureDependencies } from '../../local/lib/workspace.mjs';
import { onOwnPlatform, settings } from './bench-platform.mjs';
import { measureCompletions } from './completions.mjs';
import { openDatabase } from './database.mjs';
import { measureEvents } from './events.mjs';
import { describeMachine } from './machine.mjs';
import { benchOptions } from './options.mjs';
import { report } from './report.mjs';
import { measureRequests } from './requests.mjs';
import { measureSessions } from './sessions.mjs';
import { soak } from './soak.mjs';
import { targetsOf } from './targets.mjs';

/** `npm run bench`: measures a platform of its own beside what the machine can do at best. */
export async function main() {
  const progress = makeProgress(display(process.stdout));
  const signal = untilAskedToEnd();
  try {
    const options = benchOptions(process.argv.slice(2));
    refuseIfRunning(options.dataDir);
    await ensureDependencies({ progress, signal });
    await build({ progress, signal });
    signal.throwIfAborted();
    const { dataDir } = options;
    /** @type {import('./results.mjs').Results} */
    const results = await onOwnPlatform({ dataDir, progress, signal }, (platform) =>
      measure({ platform, progress, sizes: options.sizes }, options),
    );
    console.log(`\n${report(results)}\n`);
    if (options.json) writeJson(options.json, results);
    for (const { part, error } of results.failures) console.error(`${part} could not be measured: ${error}`);
    if (results.failures.length > 0) process.exit(1);
    process.exit(results.targets.every((target) => target.met) ? 0 : 2);
  } catch (error) {
    console.error(signal.aborted ? 'Interrupted' : explain(error));
    process.exit(1);
  }
}

/**
 * @param {import('./requests.mjs').Context} context
 * @param {import('./options.mjs').BenchOptions} options
 * @returns {Promise<import('./results.mjs').Results>}
 */
async function measure(context, { only, sizes, soakMinutes }) {
  const about = { machine: describeMachine(await versionsOf(context.platform)), settings, sizes };
  /** @type {import('./results.mjs').Results} */
  const results = { ...about, requests: {}, latency: [], failures: [], targets: [] };
  /** What was measured before is worth having when a part fails. */
  const attempt = async (/** @type {string} */ part, /** @type {() => Promise<void>} */ work) => {
    try {
      await work();
    } catch (error) {
      results.failures.push({ part, error: explain(error) });
    }
  };
  if (soakMinutes !== undefined) {
    await attempt('soak', async () => void (results.soak = await soak(context, soakMinutes)));
    return { ...results, targets: targetsOf(results) };
  }
  const requests = /** @type {const} */ (['get', 'list', 'create']).filter((name) => only.includes(name));
  if (requests.length > 0) {
    await attempt('requests', async () => void (results.requests = await measureRequests(context, requests)));
  }
  if (only.includes('latency')) {
    // a process that has just started takes twice as long for everything it does for the first few hundred times
    await attempt('latency', async () => void (await measureCompletions(context, sizes.warmUp)));
  }
  for (const pace of only.includes('latency') ? sizes.paces : []) {
    const measured = async () => void results.latency.push(await measureCompletions(context, pace));
    for (let round = 0; round < (pace.rounds ?? 1); round++) {
      await attempt(`latency at ${pace.perSecond} a second`, measured);
    }
  }
  if (only.includes('events')) {
    await attempt('events', async () => void (results.events = await measureEvents(context)));
  }
  if (only.includes('sessions')) {
    await attempt('sessions', async () => void (results.sessions = await measureSessions(context)));
  }
  return { ...results, targets: targetsOf(results) };
}

/** @param {import('./bench-platform.mjs').Platform} platform */
async function versionsOf({ mongodbUri, amqpUrl }) {
  const database = await openDatabase(mongodbUri);
  const broker = await amqp.connect(amqpUrl);
  const mongodb = await database.version();
  const rabbitmq = String(broker.connection.serverProperties.version);
  await Promise.all([database.close(), broker.close()]);
  return { mongodb, rabbitmq };
}
