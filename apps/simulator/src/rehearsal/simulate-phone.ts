import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readJson } from '../../../platform/src/files.ts';
import { findInterview } from './find-interview.ts';
import { root } from '../../../platform/src/options.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { RunningPlatform } from '../../../platform/src/running-platform.ts';
import type { CallView } from '../expert/expert-call.ts';
import type { Script } from '../expert/expert-script.ts';

const everyMs = 250;
/** The longest a call may stand still, milliseconds. */
const patienceMs = 400_000;

/** What a script's last word means on the phone. */
const thens = { 'go-on': undefined, end: 'hang-up', vanish: 'drop' } as const;

/**
 * Has an interview called on the simulated line, where an expert made of software answers, and tells how it goes.
 * @returns how the call ended
 */
export async function callExpert({
  dataDir,
  interviewId,
  script,
  platform,
  tell,
}: {
  dataDir: string;
  interviewId: string;
  script: Script | undefined;
  platform: RunningPlatform;
  tell(line: string): void;
}): Promise<string> {
  const line = platform.services.find(({ name }) => name === 'line')?.httpUrl;
  if (!line) throw new Problem('This platform has a telephone provider of its own: nothing is simulated.');
  const { accountId, interview } = await findInterview(platform, interviewId);
  const phone = dialInOf(interview);
  if (script) await scriptNumber(line, phone, script);
  const before = (await callsOf(line)).length;
  await launch({ dataDir, platform, accountId, interviewId });
  return follow(line, before, tell);
}

export function dialInOf({ dialInPhone }: any) {
  if (dialInPhone) return String(dialInPhone);
  throw new Problem('The interview has no dialInPhone, such as +15550001.');
}

async function scriptNumber(line: string, phone: string, { answers, then }: Script) {
  if (then === 'finish-later') throw new Problem('On the phone "then" cannot be finish-later.');
  const behaviour = { greeting: 'Hello?', talks: then === 'go-on', answers, then: thens[then] };
  await fetch(`${line}/line/numbers/${encodeURIComponent(phone)}`, {
    method: 'POST',
    body: JSON.stringify(behaviour),
  });
}

export async function launch({
  dataDir,
  platform,
  accountId,
  interviewId,
}: {
  dataDir: string;
  platform: RunningPlatform;
  accountId: string;
  interviewId: string;
}) {
  const conversation = platform.services.find(({ name }) => name === 'conversation');
  const { SERVICE_SECRET } = readJson(join(dataDir, 'secrets.json'))?.secrets ?? {};
  const cli = ['dist/apps/conversation/cli.js', 'launch', '--account', accountId, '--interview', interviewId];
  const env = { ...process.env, SERVICE_SECRET, CONVERSATION_GRPC: conversation?.grpcAddress ?? '' };
  try {
    await promisify(execFile)(process.execPath, cli, { cwd: root, env });
  } catch (error) {
    throw new Problem((error as { stderr?: string }).stderr?.trim() || String(error));
  }
}

/** @param nth which call it is */
async function follow(line: string, nth: number, tell: (line: string) => void) {
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

async function callsOf(line: string): Promise<CallView[]> {
  return (await (await fetch(`${line}/line/calls`)).json()) as any;
}
