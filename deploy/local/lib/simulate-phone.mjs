import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readJson } from './files.mjs';
import { findInterview } from './find-interview.mjs';
import { root } from './options.mjs';
import { Problem } from './problem.mjs';

const everyMs = 250;
/** The longest a call may stand still, milliseconds. */
const patienceMs = 400_000;

/** What a script's last word means on the phone. */
const thens = /** @type {const} */ ({ 'go-on': undefined, end: 'hang-up', vanish: 'drop' });

/**
 * Has an interview called on the simulated line, where an expert made of software answers, and tells how it goes.
 * @param {{
 *   dataDir: string, interviewId: string, script: import('./expert-script.mjs').Script | undefined,
 *   platform: import('./running-platform.mjs').RunningPlatform, tell(line: string): void,
 * }} options
 * @returns {Promise<string>} how the call ended
 */
export async function callExpert({ dataDir, interviewId, script, platform, tell }) {
  const line = platform.services.find(({ name }) => name === 'line')?.httpUrl;
  if (!line) throw new Problem('This platform has a telephone provider of its own: nothing is simulated.');
  const { accountId, interview } = await findInterview(platform, interviewId);
  const phone = dialInOf(interview);
  if (script) await scriptNumber(line, phone, script);
  const before = (await callsOf(line)).length;
  await launch({ dataDir, platform, accountId, interviewId });
  return follow(line, before, tell);
}

/** @param {any} interview */
export function dialInOf({ dialInPhone }) {
  if (dialInPhone) return String(dialInPhone);
  throw new Problem('The interview has no dialInPhone, such as +15550001.');
}

/** @param {string} line @param {string} phone @param {import('./expert-script.mjs').Script} script */
async function scriptNumber(line, phone, { answers, then }) {
  if (then === 'finish-later') throw new Problem('On the phone "then" cannot be finish-later.');
  const behaviour = { greeting: 'Hello?', talks: then === 'go-on', answers, then: thens[then] };
  await fetch(`${line}/line/numbers/${encodeURIComponent(phone)}`, {
    method: 'POST',
    body: JSON.stringify(behaviour),
  });
}

/**
 * @param {{
 *   dataDir: string, platform: import('./running-platform.mjs').RunningPlatform, accountId: string, interviewId: string,
 * }} options
 */
export async function launch({ dataDir, platform, accountId, interviewId }) {
  const conversation = platform.services.find(({ name }) => name === 'conversation');
  const { SERVICE_SECRET } = readJson(join(dataDir, 'secrets.json'))?.secrets ?? {};
  const cli = ['dist/apps/conversation/cli.js', 'launch', '--account', accountId, '--interview', interviewId];
  const env = { ...process.env, SERVICE_SECRET, CONVERSATION_GRPC: conversation?.grpcAddress ?? '' };
  try {
    await promisify(execFile)(process.execPath, cli, { cwd: root, env });
  } catch (error) {
    throw new Problem(/** @type {{ stderr?: string }} */ (error).stderr?.trim() || String(error));
  }
}

/**
 * @param {string} line
 * @param {number} nth which call it is
 * @param {(line: string) => void} tell
 */
async function follow(line, nth, tell) {
  let told = 0;
  let keys = 0;
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += everyMs) {
    const call = (await callsOf(line))[nth];
    for (const { who, text } of call?.said.slice(told) ?? []) {
      tell(`${who === 'person' ? 'Expert' : 'Interviewer'}: ${text}`);
      told += 1;
      waitedMs = 0;
    }
    for (const { digits } of call?.pressed.slice(keys) ?? []) {
      tell(`  · presses ${digits}`);
      keys += 1;
    }
    if (call && !['queued', 'ringing', 'in-progress'].includes(call.status)) return call.status;
    await pause(everyMs);
  }
  throw new Problem('The call stood still.');
}

/**
 * @param {string} line
 * @returns {Promise<import('./expert-call.mjs').CallView[]>}
 */
async function callsOf(line) {
  return /** @type {any} */ (await (await fetch(`${line}/line/calls`)).json());
}
