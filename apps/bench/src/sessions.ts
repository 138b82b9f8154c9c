import { defaultAnswer } from '../../simulator/src/expert/expert-answers.ts';
import { runExpert } from '../../simulator/src/expert/expert.ts';
import { groupsOf } from './bench-platform.ts';
import { measureCpu, type CpuMs } from './cpu.ts';
import { openDatabase } from './database.ts';
import { createInterview, interviewBody, mapConcurrently } from './interviews.ts';
import { spreadOf, type Spread } from './statistics.ts';
import type { Context } from './requests.ts';

/** Bounds of the thinking time before each answer, milliseconds. */
const thinking = { least: 3000, most: 7000 };

export interface SessionResult {
  sessions: number;
  seconds: number;
  turns: number;
  /** Number of answers that the platform did not store. */
  lost: number;
  failed: number;
  reconnects: number;
  answerMs: Spread;
  cpuMsPerTurn: CpuMs;
}

export async function measureSessions({ platform, progress, sizes }: Context): Promise<SessionResult> {
  const { count, seconds } = sizes.sessions;
  const { appUrl, baseUrl, accounts } = platform;
  const apiKey = accounts[0]?.apiKey ?? '';
  const database = await openDatabase(platform.mongodbUri);
  try {
    const ids = await mapConcurrently(count, 8, (n) =>
      createInterview({ baseUrl, apiKey }, interviewBody(`Conversation ${n}`)),
    );
    const answerMs: number[] = [];
    const tally = { said: 0, answerMs };
    const deadline = performance.now() + seconds * 1000;
    const title = `Holding ${count} conversations for ${seconds} s`;
    const all = () => Promise.allSettled(ids.map((id) => converse({ appUrl, id, deadline, tally })));
    const held = await progress.step(title, () => measureCpu(groupsOf(platform), {}, all));
    const outcomes = held.result.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const sessionIds = outcomes.flatMap(({ sessions }) => sessions);
    const stored = await database.turns.countDocuments({ sessionId: { $in: sessionIds }, role: 'user' });
    const cpu = Object.entries(held.cpuMs).map(([name, ms]) => [name, ms / tally.said]);
    return {
      sessions: count,
      seconds,
      turns: tally.said,
      lost: tally.said - stored,
      failed: count - outcomes.length,
      reconnects: outcomes.reduce((sum, { reconnects }) => sum + reconnects, 0),
      answerMs: spreadOf(answerMs),
      cpuMsPerTurn: Object.fromEntries(cpu),
    };
  } finally {
    await database.close();
  }
}

interface Conversation {
  appUrl: string;
  id: string;
  deadline: number;
  tally: { said: number; answerMs: number[] };
}

function converse({ appUrl, id, deadline, tally }: Conversation) {
  let saidAt = 0;
  return runExpert({
    appUrl,
    interviewId: id,
    paceMs: thinking.least + Math.random() * (thinking.most - thinking.least),
    react(words, nth) {
      if (performance.now() > deadline) return 'end';
      saidAt = performance.now();
      tally.said += 1;
      return { say: defaultAnswer(words, nth) };
    },
    onEvent(event) {
      if (event.type !== 'said' || event.role !== 'agent' || saidAt === 0) return;
      tally.answerMs.push(performance.now() - saidAt);
      saidAt = 0;
    },
  });
}
