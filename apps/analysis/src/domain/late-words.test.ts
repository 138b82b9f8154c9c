import type { TurnMessage } from '@colloquy/contracts';
import { aSession, aTranscript, turnsOf } from '../../test/builders';
import { deliveredText } from './delivered-text';
import { echoesAgent, inSpokenOrder, knownSpans, missesSpeech, withLateWords } from './late-words';

const ref = aSession();
const { sessionId } = ref;
const words = (text: string, fromMs: number) => ({ text, fromMs, toMs: fromMs + 3000 });

/** A question at 0.25 s, an answer at 10.25 s, a question at 20.25 s and an answer at 30.25 s, of 4 s each. */
const turns = turnsOf(
  sessionId,
  ['agent', 'What does it cost?'],
  ['user', 'Two million.'],
  ['agent', 'Why?'],
  ['user', 'Because of the steel.'],
);
const withAct = (act: string): TurnMessage[] =>
  turns.map((turn) => (turn.sequence === 2 ? { ...turn, act } : turn));

test('a recording is searched if speech was not recognised, or nothing of the expert by the speech service', () => {
  const answered = aTranscript(ref, ['agent', 'Why?'], ['user', 'Because.']);
  const unanswered = aTranscript(ref, ['agent', 'Why?']);
  const used = (transcript: typeof answered, unrecognisedSeconds: number, synthesisedSeconds = 9) => ({
    ...transcript,
    session: transcript.session && {
      ...transcript.session,
      usage: { recognisedSeconds: 0, synthesisedSeconds, unrecognisedSeconds },
    },
  });
  expect(missesSpeech(used(answered, 1e-15))).toBe(false);
  expect(missesSpeech(used(answered, 0.4))).toBe(true);
  expect(missesSpeech(used(unanswered, 0))).toBe(true);
  expect(missesSpeech(used(unanswered, 0.4, 0))).toBe(true);
  // the expert typed, or spoke to the browser's recogniser
  expect(missesSpeech(unanswered)).toBe(false);
  expect(missesSpeech(used(unanswered, 0, 0))).toBe(false);
});

test('the times of turns and muted spans are known; typed and unspoken turns have no time', () => {
  const silences = [{ fromMs: 60_000, toMs: Infinity }];
  expect(knownSpans(turns, silences)).toEqual([
    { fromMs: 250, toMs: 4250 },
    { fromMs: 9750, toMs: 14_750 },
    { fromMs: 20_250, toMs: 24_250 },
    { fromMs: 29_750, toMs: 34_750 },
    ...silences,
  ]);
  const untimed = turns.map((turn) => ({ ...turn, durationMs: 0 }));
  expect(knownSpans(untimed, [])).toEqual([]);
});

test('a turn with an impossible time is known wherever it may have been spoken', () => {
  const early = turns.map((turn) => (turn.sequence === 3 ? { ...turn, durationMs: 10 } : turn));
  expect(knownSpans(early, []).at(-1)).toEqual({ fromMs: 20_250, toMs: Infinity });
});

test('words of an agent turn of unknown time are an echo, those of the expert are not', () => {
  const unspoken = turns.map((turn) => ({ ...turn, durationMs: 0 }));
  expect(echoesAgent(words('what does it cost', 1000), unspoken, 'en')).toBe(true);
  expect(echoesAgent(words('what does it cost', 1000), turns, 'en')).toBe(false);
  expect(echoesAgent(words('It costs them two million', 1000), unspoken, 'en')).toBe(false);
  expect(echoesAgent(words('Why?', 25_000), unspoken, 'en')).toBe(false);
});

test('late words take their place by time and have sequences that no turn has', () => {
  const all = withLateWords(turns, [words('First.', 5000), words('Last.', 40_000)], sessionId);
  expect(all.map(({ text }) => text)).toEqual([
    'What does it cost?',
    'First.',
    'Two million.',
    'Why?',
    'Because of the steel.',
    'Last.',
  ]);
  expect(new Set(all.map(({ sequence }) => sequence)).size).toBe(6);
  expect(inSpokenOrder(all.toReversed())).toEqual(all);
});

const delivered = async (from: readonly TurnMessage[], ...late: ReturnType<typeof words>[]) => {
  const text = await deliveredText({ turns: withLateWords(from, late, sessionId), language: 'en' });
  return { ...text, said: text.entries.map(({ message }) => message) };
};

test('late words are delivered with their mark', async () => {
  const { entries } = await delivered(turns, words('It varies.', 5000));
  expect(entries[1]).toEqual({
    role: 'user',
    message: 'It varies.',
    timestampSecs: 5,
    sequence: 1_000_000,
    transcribedAfterwards: true,
    endSecs: 8,
  });
  expect(entries.filter((entry) => 'transcribedAfterwards' in entry)).toHaveLength(1);
});

test('late words off the record are neither delivered nor audible, although the agent went on', async () => {
  const secret = words('Off the record, our director was fired over the price.', 15_000);
  const { said, silences } = await delivered(withAct('probe'), secret);
  expect(said).toEqual(['What does it cost?', 'Why?', 'Because of the steel.']);
  expect(silences).toEqual([{ fromMs: 9750, toMs: 20_250 }]);
});

test('late words that strike an answer take it out of transcript and recording', async () => {
  const { said, silences } = await delivered(turns, words('Strike that, please.', 16_000));
  expect(said).not.toContain('Two million.');
  expect(silences).toEqual([{ fromMs: 9750, toMs: 20_250 }]);
});

test('late words withdraw the consent, the same words of a turn are the business of the conversation', async () => {
  const wish = 'I withdraw my consent.';
  expect((await delivered(turns, words(wish, 40_000))).isWithdrawn).toBe(true);
  const asTurn = turns.map((turn) => (turn.sequence === 3 ? { ...turn, text: wish } : turn));
  expect((await delivered(asTurn, words('Goodbye.', 40_000))).isWithdrawn).toBe(false);
});
