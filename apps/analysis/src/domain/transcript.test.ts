import { turnsOf } from '../../test/builders';
import { languageOf } from '@colloquy/contracts';
import { fileOf, hasSpeech, transcriptOf, transcriptParts } from './transcript';

const turns = turnsOf('s', ['agent', 'Hello.'], ['user', 'Um.'], ['user', 'We, uh, ask three of them.']);

test('entries are cleaned and in order, with the times of their turns', () => {
  const entries = transcriptOf([...turns].reverse(), 'en');
  expect(entries).toMatchObject([
    { role: 'agent', message: 'Hello.', timestampSecs: 0.25, endSecs: 4.25, sequence: 0 },
    { role: 'user', timestampSecs: 20.25, endSecs: 24.25, sequence: 2 },
  ]);
  expect(entries[1]?.message).not.toMatch(/uh/);
});

test('an entry has no end if its duration is unknown or contradicts the turns around it', () => {
  const endsOf = (durationMs: number) =>
    transcriptOf(
      turns.map((turn) => (turn.sequence === 1 ? { ...turn, text: 'Three.', durationMs } : turn)),
      'en',
    ).map(({ endSecs }) => endSecs);
  expect(endsOf(2000)).toEqual([4.25, 12.25, 24.25]);
  expect(endsOf(0)).toEqual([4.25, undefined, 24.25]);
  expect(endsOf(60_000)).toEqual([4.25, undefined, 24.25]);
});

test('only cleaned turns of the expert count as speech', () => {
  expect(hasSpeech(transcriptOf(turns, 'en'))).toBe(true);
  expect(hasSpeech(transcriptOf(turns.slice(0, 2), 'en'))).toBe(false);
  expect(hasSpeech([])).toBe(false);
});

test('a transcript file is an array of transcript entries of the API', () => {
  expect(JSON.parse(fileOf(transcriptOf(turns.slice(0, 1), 'en')))).toEqual([
    { role: 'agent', message: 'Hello.', timestamp_secs: 0.25 },
  ]);
  expect(fileOf([])).toBe('[]');
});

test('an unknown language is cleaned as English', () => {
  expect([languageOf('fr'), languageOf('xx'), languageOf('')]).toEqual(['fr', 'en', 'en']);
});

test('the parts of a transcript hold all entries in order, and each about half a megabyte', () => {
  const long = turnsOf(
    's',
    ...Array.from({ length: 40 }, (): [string, string] => ['user', 'ü'.repeat(50_000)]),
  );
  const entries = transcriptOf(long, 'en');
  const parts = transcriptParts(entries);
  expect(parts.flat()).toEqual(entries);
  expect(parts.map((part) => part.length)).toEqual([6, 6, 6, 6, 6, 6, 4]);
  expect(transcriptParts([])).toEqual([[]]);
});
