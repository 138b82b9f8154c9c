import type { Move } from '../domain/inputs';
import type { InterviewAgents } from '../domain/ports';
import type { SessionFacts, Speaker } from '../domain/session-state';
import { conductRehearsal } from './conduct-rehearsal';
import type { Reply } from './simulated-expert';

const facts: SessionFacts = {
  sessionId: 's',
  interviewId: 'i',
  language: 'en',
  platform: 'WEB',
  startedAtMs: 0,
  questionCount: 1,
  earlierMs: 0,
  beganAtMs: 0,
  earlierTextBytes: 0,
  redirectUrl: '',
  limits: {
    earlyDisconnectMs: 20_000,
    silencePromptMs: 15_000,
    silencePrompts: 3,
    graceMs: 60_000,
    vanishMs: 30_000,
    closingMs: 10_000,
    countdownMs: 10_000,
    waitMs: 60_000,
    maxDurationMs: 3_600_000,
    maxTurns: 54,
  },
};
const speaker: Speaker = { agentId: 'a', versionNumber: 1, name: 'Agent', persona: 'Sam' };
const other: Speaker = { agentId: 'b', versionNumber: 1, name: 'Other', persona: 'Kim' };
const question: Move = { text: 'Why is that so?', act: 'question', questionIndex: 0, then: 'listen' };
const closing: Move = { text: 'Goodbye.', act: 'closing', then: 'close' };

/** Says the moves in order, and the last one again and again; closes when it is told to. */
const saying = (...moves: Move[]): InterviewAgents & { asked: { speaker: string; elapsedMs: number }[] } => {
  const asked: { speaker: string; elapsedMs: number }[] = [];
  return {
    asked,
    say: async (ask, moment) => {
      asked.push({ speaker: moment.speaker.persona, elapsedMs: moment.elapsedMs });
      return ask === 'close' ? closing : (moves[Math.min(asked.length, moves.length) - 1] ?? closing);
    },
  };
};
const answering = (...replies: Reply[]) => {
  let count = 0;
  return () => replies[count++];
};
const signal = new AbortController().signal;
const linesOf = (turns: readonly { role: string; act: string }[]) =>
  turns.map(({ role, act }) => act || role);

test('agent and expert take turns until the expert leaves after the closing', async () => {
  const { turns, ended, wishes } = await conductRehearsal(
    { facts, speaker, agents: saying(question, closing), expert: answering({ text: 'Because of costs.' }) },
    signal,
  );
  expect(linesOf(turns)).toEqual(['question', 'user', 'closing']);
  expect(ended).toBe('completed_by_expert');
  expect(wishes).toEqual([]);
});

test('time passes with the words, and the agent is told how much', async () => {
  const agents = saying(question, closing);
  const { turns, durationSeconds } = await conductRehearsal(
    { facts, speaker, agents, expert: answering({ text: 'One two three four five.' }) },
    signal,
  );
  expect(agents.asked.map(({ elapsedMs }) => elapsedMs)).toEqual([0, 3600]);
  expect(turns.map(({ offsetMs, durationMs }) => [offsetMs, durationMs])).toEqual([
    [0, 0],
    [1600, 2000],
    [3600, 0],
  ]);
  expect(durationSeconds).toBe(4);
});

test('an agent that asks without end is closed within 60 turns', async () => {
  const { turns } = await conductRehearsal(
    { facts, speaker, agents: saying(question), expert: () => ({ text: 'Costs.' }) },
    signal,
  );
  expect(turns.length).toBeGreaterThan(50);
  expect(turns.length).toBeLessThanOrEqual(60);
});

test('a wish is noted with its turn, and the interview ends when the agent lets the expert go', async () => {
  const later: Move = { text: 'Until then.', act: 'finish-later', then: 'leave' };
  const { wishes, turns, ended } = await conductRehearsal(
    {
      facts,
      speaker,
      agents: saying(question, later),
      expert: answering({ text: 'I have to go.', wish: 'finish' }),
    },
    signal,
  );
  expect(wishes).toEqual([{ wish: 'finish', turn: 1 }]);
  expect(linesOf(turns)).toEqual(['question', 'user', 'finish-later']);
  expect(ended).toBe('voice_session_disconnect');
});

test('another agent takes over', async () => {
  const handoff = {
    id: 'h',
    ruleId: 'r',
    condition: '',
    from: speaker,
    to: other,
    delayMs: 0,
    introduces: true,
  };
  const transfer: Move = { text: 'I hand over.', act: 'transfer', then: 'transfer', handoff };
  const agents = saying(question, transfer, { ...question, act: 'handoff' }, closing);
  const { turns } = await conductRehearsal(
    { facts, speaker, agents, expert: answering({ text: 'Ask Kim.' }, { text: 'Costs.' }) },
    signal,
  );
  expect(linesOf(turns)).toEqual(['question', 'user', 'transfer', 'handoff', 'user', 'closing']);
  expect(agents.asked.map((asked) => asked.speaker)).toEqual(['Sam', 'Sam', 'Kim', 'Kim']);
});

test('a rehearsal stops when its caller no longer waits', async () => {
  const stop = new AbortController();
  const expert = () => {
    stop.abort(new Error('stopped'));
    return { text: 'Costs.' };
  };
  const talk = conductRehearsal({ facts, speaker, agents: saying(question), expert }, stop.signal);
  await expect(talk).rejects.toThrow('stopped');
});
