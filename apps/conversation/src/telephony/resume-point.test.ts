import { joinSamples } from '@colloquy/language';
import { resumePoint } from './resume-point';

const rateHz = 8000;
const word = (ms: number) => Int16Array.from({ length: ms * 8 }, (_, n) => 4000 * Math.sin(n / 3));
const pause = (ms: number) => new Int16Array(ms * 8);
const placeMs = (sound: Int16Array, heardMs: number) => resumePoint(sound, heardMs * 8, rateHz) / 8;

test('speech is resumed at the latest pause between words', () => {
  const sound = joinSamples(word(700), pause(50), word(250), pause(50), word(500));
  const place = placeMs(sound, 1250);
  expect(place).toBeGreaterThanOrEqual(1030);
  expect(place).toBeLessThanOrEqual(1050);
});

test('a long word is resumed within itself, not long before', () => {
  expect(placeMs(joinSamples(word(200), pause(50), word(2000)), 2000)).toBeGreaterThanOrEqual(1600);
});

test('a sentence that has just begun is begun again', () => {
  expect(placeMs(word(2000), 300)).toBe(0);
  expect(placeMs(word(2000), 0)).toBe(0);
});
