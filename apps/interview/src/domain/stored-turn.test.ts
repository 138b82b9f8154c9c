import { isRepeated, trimmedTo } from './stored-turn';
import type { Turn } from './turn-ports';

const turn: Turn = {
  sessionId: 's',
  sequence: 0,
  role: 'agent',
  text: 'What does it cost?',
  act: 'question',
  offsetMs: 0,
  durationMs: 0,
  questionIndex: 0,
  utteranceId: '',
};

test('a turn is repeated if it has the same role, text and utterance', () => {
  expect(isRepeated(turn, turn)).toBe(true);
  expect(isRepeated(turn, undefined)).toBe(false);
  expect(isRepeated(turn, { ...turn, role: 'user' })).toBe(false);
  expect(isRepeated(turn, { ...turn, text: 'What does it' })).toBe(false);
  expect(isRepeated(turn, { ...turn, utteranceId: 'other' })).toBe(false);
});

test('a trimmed turn may be repeated with its whole text', () => {
  expect(isRepeated(turn, { ...turn, text: 'What does it', trimmed: true })).toBe(true);
  expect(isRepeated(turn, { ...turn, text: 'Why', trimmed: true })).toBe(false);
});

test('a turn is cut to the heard beginning', () => {
  expect(trimmedTo({ text: 'What does', durationMs: 400 }, turn)).toEqual({
    text: 'What does',
    trimmed: true,
    durationMs: 400,
  });
  expect(trimmedTo({ text: '' }, turn)).toEqual({ text: '', trimmed: true });
});

test('a turn never gets longer', () => {
  expect(trimmedTo({ text: turn.text }, { text: 'What' })).toBeUndefined();
  expect(trimmedTo({ offsetMs: 10 }, turn)).toEqual({ offsetMs: 10 });
});

test('a text that is not the beginning of the turn is refused', () => {
  expect(() => trimmedTo({ text: 'Why' }, turn)).toThrow('The text is not the beginning of the turn');
});
