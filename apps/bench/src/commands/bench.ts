import amqp from 'amqplib';
import { refuseIfRunning } from '../../../platform/src/processes/lock.ts';
import { writeJson } from '../../../platform/src/files.ts';
import { explain } from '../../../platform/src/screen/problem.ts';
import { display, makeProgress } from '../../../platform/src/screen/progress.ts';
import { terminationSignal } from '../../../platform/src/processes/termination.ts';
import { build, ensureDependencies } from '../../../platform/src/machine/workspace.ts';
import { onOwnPlatform, platformSettings, type Platform } from '../bench-platform.ts';
import { measureCompletions } from '../completions.ts';
import { measureConsole } from '../console.ts';
import { openDatabase } from '../database.ts';
import { measureEvents } from '../events.ts';
import { measureGrowth } from '../growth.ts';
import { describeMachine } from '../machine.ts';
import { measureNeighbours } from '../neighbours.ts';
import { benchOptions, type BenchOptions } from '../options.ts';
import { report } from '../report.ts';
import { measureRequests, type Context } from '../requests.ts';
import { measureSessions } from '../sessions.ts';
import { soak } from '../soak.ts';
import { targetsOf } from '../targets.ts';
import { measureVoice } from '../voice.ts';
import { measureWebhooks } from '../webhooks.ts';
import { startVoiceProvider } from '../voice-provider.ts';
import type { Results } from '../results.ts';

export async function main() {
  const progress = makeProgress(display(process.stdout));
  const signal = terminationSignal();
  try {
    const options = benchOptions(process.argv.slice(2));
    refuseIfRunning(options.dataDir);
    await ensureDependencies({ progress, signal });
    await build({ progress, signal });
    signal.throwIfAborted();
    const { dataDir } = options;
    const provider = options.only.includes('voice') ? await startVoiceProvider() : undefined;
    const environment = provider?.settings ?? { TELEPHONY: 'none' };
    const results: Results = await onOwnPlatform({ dataDir, progress, signal, environment }, (platform) =>
      measure({ platform, progress, sizes: options.sizes }, options),
    );
    provider?.stop();
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

async function measure(context: Context, { only, sizes, soakMinutes }: BenchOptions): Promise<Results> {
  const about = {
    machine: describeMachine(await versionsOf(context.platform)),
    settings: platformSettings,
    sizes,
  };
  const results: Results = {
    ...about,
    requests: {},
    latency: [],
    failures: [],
    targets: [],
  };
  /** Keeps the results of the other parts if one fails. */
  const attempt = async (part: string, work: () => Promise<void>) => {
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
  const requests = (['get', 'list', 'create'] as const).filter((name) => only.includes(name));
  if (requests.length > 0) {
    await attempt('requests', async () => void (results.requests = await measureRequests(context, requests)));
  }
  if (only.includes('latency')) {
    // the first few hundred completions of a new process cost twice as much as later ones
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
  if (only.includes('voice')) {
    await attempt('voice', async () => void (results.voice = await measureVoice(context)));
  }
  if (only.includes('neighbours')) {
    await attempt('neighbours', async () => void (results.neighbours = await measureNeighbours(context)));
  }
  if (only.includes('webhooks')) {
    await attempt('webhooks', async () => void (results.webhooks = await measureWebhooks(context)));
  }
  if (only.includes('console')) {
    await attempt('console', async () => void (results.console = await measureConsole(context)));
  }
  if (only.includes('growth')) {
    await attempt('growth', async () => void (results.growth = await measureGrowth(context)));
  }
  return { ...results, targets: targetsOf(results) };
}

async function versionsOf({ mongodbUri, amqpUrl }: Platform) {
  const database = await openDatabase(mongodbUri);
  const broker = await amqp.connect(amqpUrl);
  const mongodb = await database.version();
  const rabbitmq = String(broker.connection.serverProperties.version);
  await Promise.all([database.close(), broker.close()]);
  return { mongodb, rabbitmq };
}
