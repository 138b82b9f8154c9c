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
  const expected: (string | undefined)[] = [];
  const agents = {
    async say(
      ask: Ask,
      { history }: Moment,
      signal: AbortSignal,
      onDraft?: (text: string) => void,
    ): Promise<Move> {
      calls.push({ ask, last: history.at(-1)?.text, signal });
      if (script.fails) throw new Error('down');
      const nth = calls.length;
      onDraft?.(`draft ${nth}`);
      await Promise.resolve();
      return { text: `answer ${nth}`, act: 'probe', then: 'listen' };
    },
  };
  const anticipation = makeAnticipation(agents, (words) => void expected.push(words));
  const take = (ask: Ask, now: Moment, signal = new AbortController().signal) =>
    anticipation.take(ask, now, signal);
  const prepare = (before: Moment, words: string) => anticipation.prepare(before, 's', words);
  return { prepare, take, drop: anticipation.drop, calls, script, expected };
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

test('full stops, commas and capitals of the final words change nothing, a question mark does', async () => {
  const { prepare, take } = anInterviewer();
  prepare(moment(asked), 'by price, mostly in may');
  await expect(take('next', moment(asked, turn('user', 'By price, mostly. In May.')))).resolves.toBeDefined();
  prepare(moment(asked), 'by price');
  expect(take('next', moment(asked, turn('user', 'By price?')))).toBeUndefined();
});

test('the words of a draft and of the answer are expected until they are dropped', async () => {
  const { prepare, drop, expected } = anInterviewer();
  prepare(moment(asked), 'By price.');
  await new Promise(setImmediate);
  expect(expected).toEqual(['draft 1', 'answer 1']);
  drop();
  drop();
  expect(expected.slice(2)).toEqual([undefined]);
  prepare(moment(asked), 'By trust.');
  prepare(moment(asked), 'By far.');
  await new Promise(setImmediate);
  expect(expected.slice(3)).toEqual(['draft 2', undefined, 'draft 3', 'answer 3']);
});
