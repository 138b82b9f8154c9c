import type { CollectedSound } from './collected-sound';
import { charactersAt, isBefore, unheardTurn } from './spoken-turn';
import { speechChunks } from './speech-chunks';

const text = 'First. Second.';
const turn = () => unheardTurn({ sequence: 3, text, closing: false, voice: undefined }, speechChunks(text));
const sound = (length: number, isWhole: boolean) => ({ length, isWhole }) as CollectedSound;

test('of a chunk whose sound is whole, characters are counted by the part that was heard', () => {
  const spoken = turn();
  spoken.sounds.set(0, sound(8000, true));
  const end = spoken.chunks[0]?.end ?? 0;
  expect(charactersAt(spoken, { chunk: 0, sample: 4000, toMs: 0 }, 8)).toBe(Math.floor(end / 2));
  expect(charactersAt(spoken, { chunk: 1, sample: 0, toMs: 0 }, 8)).toBe(end);
});

test('of a chunk that is still being made, characters are counted by their usual length and the speed', () => {
  const spoken = turn();
  spoken.sounds.set(0, sound(8000, false));
  const at = (ms: number) => charactersAt(spoken, { chunk: 0, sample: ms * 8, toMs: 0 }, 8);
  expect(at(142)).toBe(2);
  spoken.speed = 2;
  expect(at(142)).toBe(4);
  expect(at(60_000)).toBe(spoken.chunks[0]?.end);
});

test('positions are ordered by chunk, then by sample', () => {
  const at = (chunk: number, sample: number) => ({ chunk, sample, toMs: undefined });
  expect([isBefore(at(0, 9), at(1, 0)), isBefore(at(1, 0), at(1, 1)), isBefore(at(1, 1), at(1, 1))]).toEqual([
    true,
    true,
    false,
  ]);
});
