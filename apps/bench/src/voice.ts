import { setTimeout as pause } from 'node:timers/promises';
import { isUnderWay, lineOf, noLine, type LineControl } from '../../simulator/src/expert/line-control.ts';
import type { CallView } from '../../simulator/src/line/call-types.ts';
import { launchCall } from '../../simulator/src/rehearsal/simulate-phone.ts';
import { groupsOf, type Platform } from './bench-platform.ts';
import { cpuByThread, type CpuMs, mapValues, measureCpu } from './cpu.ts';
import { openDatabase, type Database } from './database.ts';
import { createInterview, interviewBody, mapConcurrently } from './interviews.ts';
import { spreadOf, type Spread } from './statistics.ts';
import type { Context } from './requests.ts';
import { type TurnTaking, turnTakingOf, scriptOf } from './voice-script.ts';

const patienceMs = 600_000;
const everyMs = 500;
/** Longest answer that counts, milliseconds; a later one means that the end of the expert's speech was missed. */
const missedMs = 5000;

export interface VoiceResult extends TurnTaking {
  calls: number;
  atOnce: number;
  /** Time from the end of the expert's speech to the first sound of the interviewer. */
  answerMs: Spread;
  /** Share of the answers for which the language model was asked that are in its words. */
  byModel: number;
  /** Late answers, because the end of the expert's speech was missed. */
  missed: number;
  /** CPU time of the conversation service for a second of a call, milliseconds. */
  cpuMsPerSecond: number;
  /** The same by kind of thread; the thread pool runs the model of voice activity. */
  threadCpuMsPerSecond: CpuMs;
}

export async function measureVoice({ platform, progress, sizes }: Context): Promise<VoiceResult> {
  const line = lineOf(platform);
  if (!line) throw noLine();
  const { calls } = sizes.voice;
  const apiKey = platform.accounts[0]?.apiKey ?? '';
  const database = await openDatabase(platform.mongodbUri);
  try {
    const phoneOf = (n: number) => `+1555400${String(n).padStart(2, '0')}`;
    const ids = await mapConcurrently(calls, 4, async (n) => {
      const dialInPhone = phoneOf(n);
      await line.script(dialInPhone, scriptOf(n).behaviour);
      const body = { ...interviewBody(`Call ${n}`), dialInPhone };
      return createInterview({ baseUrl: platform.baseUrl, apiKey }, body);
    });
    const title = `Making ${calls} calls with sound`;
    const { conversation = [] } = groupsOf(platform);
    const threadsBefore = cpuByThread(conversation);
    const made = await progress.step(title, () =>
      measureCpu({ conversation }, {}, () => callAll(platform, line, ids)),
    );
    const callSeconds = made.result.lastedMs / 1000;
    const threads = mapValues(cpuByThread(conversation), (ms, kind) => ms - (threadsBefore[kind] ?? 0));
    const given = await answersIn(database, ids);
    const answerMs = given.map(({ ms }) => ms);
    const talked = await mapConcurrently(calls, 4, async (n) => ({
      answers: scriptOf(n).answers,
      turns: await expertTurns(database, ids[n] ?? ''),
      overlaps: made.result.views.find(({ to }) => to === phoneOf(n))?.overlaps ?? [],
    }));
    return {
      calls,
      atOnce: made.result.lastedMs / made.wallMs,
      answerMs: spreadOf(answerMs),
      byModel: shareByModel(given),
      missed: answerMs.filter((ms) => ms > missedMs).length,
      ...turnTakingOf(talked),
      cpuMsPerSecond: (made.cpuMs['conversation'] ?? NaN) / callSeconds,
      threadCpuMsPerSecond: mapValues(threads, (ms) => ms / callSeconds),
    };
  } finally {
    await database.close();
  }
}

async function callAll(
  platform: Platform,
  line: LineControl,
  ids: readonly string[],
): Promise<{ lastedMs: number; views: CallView[] }> {
  const { dataDir, accounts } = platform;
  const accountId = accounts[0]?.accountId ?? '';
  await mapConcurrently(ids.length, 1, (n) =>
    launchCall({ dataDir, platform, accountId, interviewId: ids[n] ?? '' }),
  );
  let lastedMs = 0;
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += everyMs) {
    const all = await line.calls();
    const underWay = all.filter(isUnderWay).length;
    if (underWay === 0 && all.length >= ids.length) return { lastedMs, views: all };
    lastedMs += underWay * everyMs;
    await pause(everyMs);
  }
  throw new Error('The calls did not end');
}

interface InterviewerAnswer {
  /** Time between the end of the expert's words and the first sound of the interviewer. */
  ms: number;
  isModel: boolean;
  isFallback: boolean;
}

async function answersIn({ turns }: Database, ids: readonly string[]): Promise<InterviewerAnswer[]> {
  const stored = await turns
    .find({ interviewId: { $in: [...ids] } })
    .sort({ interviewId: 1, sequence: 1 })
    .toArray();
  return stored.flatMap((turn, at) => {
    const before = stored[at - 1];
    const isAnswer =
      turn['role'] === 'agent' && before?.['role'] === 'user' && Number(turn['durationMs']) > 0;
    if (!isAnswer || before['sessionId'] !== turn['sessionId']) return [];
    const ms = Number(turn['offsetMs']) - Number(before['offsetMs']) - Number(before['durationMs']);
    const isFallback = typeof turn['fallback'] === 'string' && turn['fallback'] !== '';
    return [{ ms, isModel: turn['wordedBy'] === 'openai', isFallback }];
  });
}

function shareByModel(answers: readonly InterviewerAnswer[]): number {
  const byModel = answers.filter(({ isModel }) => isModel).length;
  return byModel / (byModel + answers.filter(({ isFallback }) => isFallback).length);
}

async function expertTurns({ turns }: Database, interviewId: string): Promise<string[]> {
  const stored = await turns.find({ interviewId, role: 'user' }).sort({ sequence: 1 }).toArray();
  return stored.map((turn) => String(turn['text']));
}
