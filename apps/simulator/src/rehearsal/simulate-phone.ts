import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readJson } from '../../../platform/src/files.ts';
import { root } from '../../../platform/src/root.ts';
import type { PlatformDescription } from '../../../platform/src/platform-file.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { Script } from '../expert/expert-script.ts';
import { isUnderWay, lineOf, noLine, type LineControl } from '../expert/line-control.ts';
import type { InterviewView } from '../interview-view.ts';
import type { Behaviour } from '../line/numbers.ts';
import { findInterview } from './find-interview.ts';

const everyMs = 250;
/** Longest time without progress, milliseconds. */
const patienceMs = 400_000;

const thens: Record<Script['then'], Behaviour['then']> = {
  'go-on': undefined,
  end: 'hang-up',
  vanish: 'drop',
  'finish-later': undefined,
};

interface Launch {
  dataDir: string;
  platform: PlatformDescription;
  accountId: string;
  interviewId: string;
}

export interface PhoneCall extends Omit<Launch, 'accountId'> {
  script?: Script;
  tell(line: string): void;
}

export async function callExpert({ script, tell, ...call }: PhoneCall): Promise<string> {
  const line = lineOf(call.platform);
  if (!line) throw noLine();
  const { accountId, interview } = await findInterview(call.platform, call.interviewId);
  const phone = dialInOf(interview);
  if (script) await line.script(phone, behaviourOf(script));
  const before = (await line.calls()).length;
  await launchCall({ ...call, accountId });
  return follow(line, before, tell);
}

export function dialInOf({ dialInPhone }: InterviewView) {
  if (dialInPhone) return dialInPhone;
  throw new Problem('The interview has no dialInPhone. Set one, such as +15550001.');
}

function behaviourOf({ answers, then }: Script): Behaviour {
  if (then === 'finish-later') throw new Problem('On the phone "then" cannot be finish-later.');
  return { greeting: 'Hello?', talks: then === 'go-on', answers, then: thens[then] };
}

export async function launchCall({ dataDir, platform, accountId, interviewId }: Launch) {
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

/** @param nth index of the call, from 0 */
async function follow(line: LineControl, nth: number, tell: (line: string) => void) {
  let told = 0;
  let keys = 0;
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += everyMs) {
    const call = (await line.calls())[nth];
    for (const { who, text } of call?.said.slice(told) ?? []) {
      tell(`${who === 'person' ? 'Expert' : 'Interviewer'}: ${text}`);
      told += 1;
      waitedMs = 0;
    }
    for (const { digits } of call?.pressed.slice(keys) ?? []) {
      tell(`  · presses ${digits}`);
      keys += 1;
    }
    if (call && !isUnderWay(call)) return call.status;
    await pause(everyMs);
  }
  throw new Problem(`The call made no progress for ${patienceMs / 1000} s.`);
}
