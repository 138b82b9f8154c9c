import type { Ask, Move } from '../domain/inputs';
import type { Moment } from '../domain/ports';
import type { Turn } from '../domain/session-state';
import { makeAnticipation } from './anticipation';

const turn = (role: 'agent' | 'user', text: string, sessionId = 's'): Turn => ({
  sessionId,
  sequence: 0,
  role,
  text,
  offsetMs: 0,
  durationMs: 0,
  act: role === 'agent' ? 'question' : '',
  utteranceId: '',
});
const asked = turn('agent', 'How did you choose?');

const moment = (...history: Turn[]): Moment => ({
  history,
  speaker: { agentId: 'a', versionNumber: 1, name: '', persona: '' },
  takingOver: undefined,
  gotSound: false,
  consentIsDue: false,
  elapsedMs: history.length,
});

/** An interviewer whose answers are numbered; `fails` lets it fail. */
function anInterviewer() {
  const calls: { ask: Ask; last: string | undefined; signal: AbortSignal }[] = [];
  const script = { fails: false };
  const anticipation = makeAnticipation({
    async say(ask, { history }, signal): Promise<Move> {
      calls.push({ ask, last: history.at(-1)?.text, signal });
      if (script.fails) throw new Error('down');
      return { text: `answer ${calls.length}`, act: 'probe', then: 'listen' };
    },
  });
  const take = (ask: Ask, now: Moment, signal = new AbortController().signal) =>
    anticipation.take(ask, now, signal);
  const prepare = (before: Moment, words: string) => anticipation.prepare(before, 's', words);
  return { prepare, take, calls, script };
}

test('the answer to expected words is thought of once and used', async () => {
  const { prepare, take, calls } = anInterviewer();
  prepare(moment(asked), 'By price.');
  prepare(moment(asked), 'By price.');
  expect(calls).toMatchObject([{ ask: 'next', last: 'By price.' }]);
  const now = { ...moment(asked, turn('user', 'By price.')), elapsedMs: 99 };
  await expect(take('next', now)).resolves.toMatchObject({ text: 'answer 1' });
  expect(take('next', now)).toBeUndefined();
});

test.each<[string, Ask, Moment]>([
  ['other words', 'next', moment(asked, turn('user', 'By price and trust.'))],
  ['a question that was cut short', 'next', moment(turn('agent', 'How did'), turn('user', 'By price.'))],
  ['the same words in another session', 'next', moment(asked, turn('user', 'By price.', 'earlier'))],
  ['a long time', 'next', { ...moment(asked, turn('user', 'By price.')), elapsedMs: 60_000 }],
  ['a silence', 'silence', moment(asked, turn('user', 'By price.'))],
  ['another agent', 'next', { ...moment(asked, turn('user', 'By price.')), consentIsDue: true }],
])('after %s the answer is dropped', (_what, ask, now) => {
  const { prepare, take, calls } = anInterviewer();
  prepare(moment(asked), 'By price.');
  expect(take(ask, now)).toBeUndefined();
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('newer words replace the answer to earlier ones', async () => {
  const { prepare, take, calls } = anInterviewer();
  prepare(moment(asked), 'By price');
  prepare(moment(asked), 'By price and trust.');
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  const now = moment(asked, turn('user', 'By price and trust.'));
  await expect(take('next', now)).resolves.toMatchObject({ text: 'answer 2' });
});

test('a failure is no answer, and an answer that is not needed any more is aborted', async () => {
  const { prepare, take, calls, script } = anInterviewer();
  const now = moment(asked, turn('user', 'By price.'));
  script.fails = true;
  prepare(moment(asked), 'By price.');
  await expect(take('next', now)).resolves.toBeUndefined();
  script.fails = false;
  prepare(moment(asked), 'By price.');
  const asking = new AbortController();
  void take('next', now, asking.signal);
  asking.abort();
  expect(calls[1]?.signal.aborted).toBe(true);
});
