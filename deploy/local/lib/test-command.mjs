import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackends } from './backends.mjs';
import { ensureChromium, findChromium } from './chromium.mjs';
import { root } from './options.mjs';
import { explain } from './problem.mjs';
import { display, makeProgress } from './progress.mjs';
import { ensureRabbitmq, rabbitmqServer } from './rabbitmq.mjs';
import { untilAskedToEnd } from './supervise.mjs';
import { sum, tallyOf, tasksSince } from './tally.mjs';
import { ensureTools, missingTools } from './tools.mjs';
import { ensureDependencies, nx } from './workspace.mjs';

/**
 * `npm test`: sets the machine up, then lint, types, builds, unit tests, component tests with a real broker
 * and database, and end-to-end tests of the whole platform. The last line is the count of all of it.
 */
export async function main() {
  const progress = makeProgress(display(process.stdout));
  const signal = untilAskedToEnd();
  /** @type {import('./tally.mjs').Tally[]} */
  const tallies = [];
  try {
    await setUp(progress, signal);
    rmSync(join(root, 'test-results'), { recursive: true, force: true });
    tallies.push(await check(['lint', 'typecheck', 'build', 'test'], signal));
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

/**
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal} signal
 */
async function setUp(progress, signal) {
  if (!process.env.RABBITMQ_URL && !rabbitmqServer()) {
    await progress.step('Installing RabbitMQ', ensureRabbitmq);
  }
  if (existsSync(join(root, 'apps/e2e')) && !findChromium()) {
    await progress.step('Installing Chromium', ensureChromium);
  }
  if (missingTools().length > 0) await progress.step(`Fetching ${missingTools().join(', ')}`, ensureTools);
  await ensureDependencies({ progress, signal });
}

/**
 * One broker and one database for the component tests of all projects. Two projects at a time: their tests wait for
 * time limits more than they compute.
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal} signal
 */
async function componentTests(progress, signal) {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
  const backends = await progress.step('Starting a broker and a database', () =>
    startBackends({ dataDir, log: progress.note, vhosts: projects() }),
  );
  try {
    // who brings a broker brings one virtual host
    const own = process.env.RABBITMQ_URL === undefined;
    const env = { ...backends.env, ...(own && { VHOST_PER_PROJECT: 'yes' }) };
    return await check(['component'], signal, { env, options: [`--parallel=${own ? 2 : 1}`] });
  } finally {
    await backends.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The names of all apps and libs. */
const projects = () => ['apps', 'libs'].flatMap((folder) => readdirSync(join(root, folder)));

/**
 * Runs targets of all projects, shows what they print and counts the checks in them.
 * @param {string[]} targets
 * @param {AbortSignal} signal
 * @param {{ env?: Record<string, string>, options?: string[] }} [more]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
async function check(targets, signal, { env, options = [] } = {}) {
  const since = new Date();
  const { ok } = await nx(['run-many', '-t', ...targets, ...options], {
    env,
    signal,
    onOutput: (text) => process.stdout.write(text),
  });
  signal.throwIfAborted();
  const total = sum(tasksSince(since).map(tallyOf));
  // a run that failed without a failed task could not begin
  return ok || total.failures.length > 0 ? total : { ...total, failures: [targets.join(', ')] };
}
