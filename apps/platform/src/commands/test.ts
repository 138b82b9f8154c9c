import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackends } from '../backends/backends.ts';
import { ensureChromium, findChromium } from '../machine/chromium.ts';
import { root } from '../root.ts';
import { explain } from '../screen/problem.ts';
import { display, makeProgress, type Progress } from '../screen/progress.ts';
import { ensureRabbitmq, rabbitmqServer } from '../backends/rabbitmq.ts';
import { terminationSignal } from '../processes/termination.ts';
import { sum, tallyOf, tasksSince, type Tally } from '../tests/tally.ts';
import { ensureTools, missingTools } from '../machine/tools.ts';
import { ensureDependencies, nx } from '../machine/workspace.ts';

/** `npm test`. The last line of the output counts all checks. */
export async function main() {
  const progress = makeProgress(display(process.stdout));
  const signal = terminationSignal();
  const tallies: Tally[] = [];
  try {
    await setUp(progress, signal);
    rmSync(join(root, 'test-results'), { recursive: true, force: true });
    // a third task at a time keeps two cores busy while one of the longest, such as the linter, ends alone
    const options = ['--parallel=3'];
    tallies.push(await check(['lint', 'typecheck', 'build', 'test'], signal, { options }));
    tallies.push(await componentTests(progress, signal));
    tallies.push(await check(['e2e'], signal));
  } catch (error) {
    console.error(signal.aborted ? 'Interrupted' : explain(error));
    tallies.push({ passed: 0, failures: ['the run itself'] });
  }
  const { passed, failures } = sum(tallies);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(passed > 0 && failures.length === 0 ? 0 : 1);
}

async function setUp(progress: Progress, signal: AbortSignal) {
  if (!process.env.RABBITMQ_URL && !rabbitmqServer()) {
    await progress.step('Installing RabbitMQ', ensureRabbitmq);
  }
  if (existsSync(join(root, 'apps/e2e')) && !findChromium()) {
    await progress.step('Installing Chromium', ensureChromium);
  }
  if (missingTools().length > 0) await progress.step(`Fetching ${missingTools().join(', ')}`, ensureTools);
  await ensureDependencies({ progress, signal });
}

/** All projects share one broker and one database. Many tests wait, so three projects at a time keep two cores busy. */
async function componentTests(progress: Progress, signal: AbortSignal) {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
  const backends = await progress.step('Starting a broker and a database', () =>
    startBackends({ dataDir, log: progress.note, vhosts: projects() }),
  );
  try {
    // the broker in the environment has one virtual host
    const own = process.env.RABBITMQ_URL === undefined;
    const env = { ...backends.env, ...(own && { VHOST_PER_PROJECT: 'yes' }) };
    const options = [
      `--parallel=${own ? 3 : 1}`,
      '--exclude-task-dependencies', // built already
      '--projects=join,interview,conversation,*', // the longest first
    ];
    return await check(['component'], signal, { env, options });
  } finally {
    await backends.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const projects = () => ['apps', 'libs'].flatMap((folder) => readdirSync(join(root, folder)));

async function check(
  targets: string[],
  signal: AbortSignal,
  { env, options = [] }: { env?: Record<string, string>; options?: string[] } = {},
): Promise<Tally> {
  const since = new Date();
  const { ok } = await nx(['run-many', '-t', ...targets, ...options], {
    env,
    signal,
    onOutput: (text) => process.stdout.write(text),
  });
  signal.throwIfAborted();
  const total = sum(tasksSince(since).map(tallyOf));
  // a run that failed without a failed task did not start
  return ok || total.failures.length > 0 ? total : { ...total, failures: [targets.join(', ')] };
}
