import { shownTurns } from './live-turns';
import type { Turn } from './turn-ports';

const turn = (sequence: number, text: string, act = ''): Turn => ({
  sessionId: 's1',
  sequence,
  role: act === '' ? 'user' : 'agent',
  text,
  offsetMs: 0,
  durationMs: 0,
  act,
  questionIndex: null,
  utteranceId: '',
});
const texts = (turns: readonly Turn[]) => turns.map(({ text }) => text);

test('unheard and withheld turns are left out', () => {
  const turns = [
    turn(0, 'What did it cost?', 'question'),
    turn(1, 'Off the record, the board lied to us about everything.'),
    turn(2, '', 'probe'),
    turn(3, 'It stays between us.', 'off-the-record'),
    turn(4, 'Next?', 'question'),
  ];
  expect(texts(shownTurns({ turns, language: 'en' }))).toEqual(['What did it cost?', 'Next?']);
});

test('a part off the record that began before the first turn goes on', () => {
  const turns = [
    turn(8, 'The board lied.'),
    turn(9, 'Back on the record.'),
    turn(10, 'Go on.', 'back-on-the-record'),
    turn(11, 'Prices rose.'),
  ];
  const modeBefore = turn(3, 'It stays between us.', 'off-the-record-until');
  expect(texts(shownTurns({ turns, modeBefore, language: 'en' }))).toEqual(['Go on.', 'Prices rose.']);
  expect(texts(shownTurns({ turns: turns.slice(0, 1), language: 'en' }))).toEqual(['The board lied.']);
});

test('a part off the record of another session has no effect', () => {
  const modeBefore = { ...turn(3, 'Yes.', 'off-the-record-until'), sessionId: 's0' };
  expect(texts(shownTurns({ turns: [turn(0, 'Prices rose.')], modeBefore, language: 'en' }))).toEqual([
    'Prices rose.',
  ]);
});
