import type { TurnMessage } from '@colloquy/contracts';
import { silencesOf } from './silences';

type Said = [role: 'agent' | 'user', fromSeconds: number, toSeconds: number, mark?: 'off' | 'unheard'];

/** Returns muted spans for turns with start and end in seconds. Equal start and end mean an unknown duration. */
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

test('between two interviewer turns everything is muted from the withheld turn on, with a margin', () => {
  expect(silencesIn(['agent', 0, 4], ['user', 6, 9, 'off'], ['agent', 14, 16], ['user', 17, 20])).toEqual([
    [5.5, 14],
  ]);
});

test('a withheld turn without a span is muted between the surrounding interviewer turns', () => {
  expect(silencesIn(['agent', 0, 4], ['user', 9, 9, 'off'], ['agent', 14, 16])).toEqual([[4, 14]]);
  expect(silencesIn(['agent', 2, 2], ['user', 9, 9, 'off'], ['agent', 14, 16])).toEqual([[2, 14]]);
  expect(silencesIn(['user', 9, 9, 'off'], ['agent', 14, 16])).toEqual([[0, 14]]);
  expect(silencesIn(['agent', 0, 4], ['user', 9, 9, 'off'])).toEqual([[4, Infinity]]);
});

test('times that contradict the neighbouring turns are discarded', () => {
  // a turn cannot come after the turn that answers it
  expect(silencesIn(['agent', 0, 4], ['user', 20, 22, 'off'], ['agent', 14, 16])).toEqual([[4, 22.5]]);
  expect(silencesIn(['agent', 3, 4], ['user', 5, 30, 'off'], ['user', 8, 9], ['agent', 14, 16])).toEqual([
    [4, 8],
    [9, 30.5],
  ]);
});

test('a duration too short for the text is discarded', () => {
  expect(silencesIn(['agent', 0, 4], ['user', 9, 9.02, 'off'], ['agent', 14, 16])).toEqual([[4, 14]]);
});

test('an adjacent answer on the record stays audible except for the margin', () => {
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

test('everything from a withheld acknowledgement to the next answer on the record is muted', () => {
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

test('all turns between going off the record and returning are muted', () => {
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

test('withheld words that overlap the interviewer are muted in the single track', () => {
  expect(silencesIn(['agent', 0, 8], ['user', 5, 9, 'off'], ['agent', 8.5, 12])).toEqual([[4.5, 9.5]]);
});

test('a turn without text is no boundary', () => {
  expect(
    silencesIn(['agent', 0, 4], ['user', 6, 9, 'off'], ['agent', 9, 9, 'unheard'], ['agent', 14, 16]),
  ).toEqual([[5.5, 14]]);
  expect(
    silencesIn(['agent', 0, 4], ['agent', 5, 5, 'unheard'], ['user', 9, 9, 'off'], ['agent', 14, 16]),
  ).toEqual([[4, 14]]);
});
