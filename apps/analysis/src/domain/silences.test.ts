import type { TurnMessage } from '@colloquy/contracts';
import { silencesOf } from './silences';

type Said = [role: 'agent' | 'user', fromSeconds: number, toSeconds: number, mark?: 'off' | 'unheard'];

/** Silences of turns with these begins and ends, in seconds. An equal begin and end stands for an unknown duration. */
function silencesIn(...said: Said[]): [number, number][] {
  const turns = said.map(([role, from, to, mark], sequence): TurnMessage => ({
    sessionId: 's',
    sequence,
    role,
    text: mark === 'unheard' ? '' : 'Some words.',
    offsetMs: from * 1000,
    durationMs: (to - from) * 1000,
    act: '',
    utteranceId: '',
    wordedBy: '',
    fallback: '',
    request: '',
  }));
  const withheld = new Set([...said.keys()].filter((place) => said[place]?.[3] === 'off'));
  return silencesOf(turns, withheld).map(({ fromMs, toMs }) => [fromMs / 1000, toMs / 1000]);
}

test('between two turns of the interviewer all is silent from the withheld words on, with a margin', () => {
  expect(silencesIn(['agent', 0, 4], ['user', 6, 9, 'off'], ['agent', 14, 16], ['user', 17, 20])).toEqual([
    [5.5, 14],
  ]);
});

test('what cannot be placed is silent from the last words of the interviewer to its next', () => {
  expect(silencesIn(['agent', 0, 4], ['user', 9, 9, 'off'], ['agent', 14, 16])).toEqual([[4, 14]]);
  expect(silencesIn(['agent', 2, 2], ['user', 9, 9, 'off'], ['agent', 14, 16])).toEqual([[2, 14]]);
  expect(silencesIn(['user', 9, 9, 'off'], ['agent', 14, 16])).toEqual([[0, 14]]);
  expect(silencesIn(['agent', 0, 4], ['user', 9, 9, 'off'])).toEqual([[4, Infinity]]);
});

test('times that contradict those of the neighbours are no places', () => {
  // it cannot have been said after the answer to it
  expect(silencesIn(['agent', 0, 4], ['user', 20, 22, 'off'], ['agent', 14, 16])).toEqual([[4, 22.5]]);
  expect(silencesIn(['agent', 3, 4], ['user', 5, 30, 'off'], ['user', 8, 9], ['agent', 14, 16])).toEqual([
    [4, 8],
    [9, 30.5],
  ]);
});

test('a duration in which the words cannot have been said is none', () => {
  expect(silencesIn(['agent', 0, 4], ['user', 9, 9.02, 'off'], ['agent', 14, 16])).toEqual([[4, 14]]);
});

test('an answer on the record beside it stays audible, but for the margin', () => {
  expect(
    silencesIn(
      ['agent', 0, 4],
      ['user', 5, 8],
      ['user', 8.2, 10, 'off'],
      ['user', 12, 15],
      ['agent', 16, 18],
    ),
  ).toEqual([[7.7, 11.5]]);
  expect(
    silencesIn(['agent', 0, 4], ['user', 5, 8], ['user', 9, 9, 'off'], ['user', 12, 15], ['agent', 16, 18]),
  ).toEqual([
    [4, 5],
    [8, 12],
    [15, 16],
  ]);
});

test('an acknowledgement is silent with what follows it, up to the next answer on the record', () => {
  expect(
    silencesIn(
      ['agent', 0, 4],
      ['user', 5, 8, 'off'],
      ['agent', 9, 11, 'off'],
      ['user', 15, 18],
      ['agent', 20, 22],
    ),
  ).toEqual([[4.5, 14.5]]);
  expect(
    silencesIn(['agent', 0, 4], ['user', 5, 8, 'off'], ['agent', 9, 9, 'off'], ['user', 11, 18]),
  ).toEqual([[4.5, 11]]);
});

test('from going off the record until coming back nothing is heard, whoever speaks', () => {
  expect(
    silencesIn(
      ['user', 5, 8, 'off'],
      ['agent', 9, 11, 'off'],
      ['user', 12, 40, 'off'],
      ['agent', 41, 44, 'off'],
      ['user', 60, 60, 'off'],
      ['agent', 70, 72],
      ['user', 75, 80],
    ),
  ).toEqual([[4.5, 70]]);
});

test('words said into those of the interviewer are silent in the one track there is', () => {
  expect(silencesIn(['agent', 0, 8], ['user', 5, 9, 'off'], ['agent', 8.5, 12])).toEqual([[4.5, 9.5]]);
});

test('a turn of which nothing was heard is no boundary', () => {
  expect(
    silencesIn(['agent', 0, 4], ['user', 6, 9, 'off'], ['agent', 9, 9, 'unheard'], ['agent', 14, 16]),
  ).toEqual([[5.5, 14]]);
  expect(
    silencesIn(['agent', 0, 4], ['agent', 5, 5, 'unheard'], ['user', 9, 9, 'off'], ['agent', 14, 16]),
  ).toEqual([[4, 14]]);
});
