import { encodeMuLaw } from '@colloquy/language';
import { makeSoundTrack } from './sound-track';
import { makeCallMixer, type MixedFrame } from './mix-call';

/** Sound of one level. */
const sound = (ms: number, level: number) => encodeMuLaw(new Int16Array(ms * 8).fill(level));
/** When something was heard, and how loud, in steps of 20 ms. */
const heard = (frames: MixedFrame[]) => frames.map(({ atMs, samples }) => [atMs, samples[80]]);
const loud = 1052; // levels that mu-law carries as they are
const low = 260;

test('both sides are heard at once, and nothing where nobody makes a sound', () => {
  const mixer = makeCallMixer();
  mixer.played(sound(40, loud), 0);
  mixer.heard(sound(20, low), 40);
  mixer.heard(sound(20, low), 100);
  expect(heard(mixer.frames(1000))).toEqual([
    [0, loud],
    [20, loud + low],
    [80, low],
  ]);
  expect(mixer.frames(2000)).toEqual([]);
});

test('what is sent to be played follows what was sent before, until it is dropped', () => {
  const mixer = makeCallMixer();
  for (let piece = 0; piece < 4; piece++) mixer.played(sound(500, loud), 0);
  expect(mixer.frames(800)).toHaveLength(25);
  mixer.cleared(1000);
  mixer.played(sound(20, low), 1100);
  const rest = heard(mixer.rest(3000));
  expect(rest).toHaveLength(26);
  expect(rest.slice(-2)).toEqual([
    [980, loud],
    [1100, low],
  ]);
});

test('sound that was held up on its way is heard at the time its provider gives', () => {
  const mixer = makeCallMixer();
  mixer.heard(sound(20, low), 20, 7000);
  mixer.heard(sound(20, loud), 260, 7020); // 220 ms late
  mixer.heard(sound(20, low), 261, 7240);
  expect(heard(mixer.frames(1000))).toEqual([
    [0, low],
    [20, loud],
    [240, low],
  ]);
});

test('a clock of the provider that jumps is not believed', () => {
  const mixer = makeCallMixer();
  mixer.heard(sound(20, low), 20, 0);
  mixer.heard(sound(20, low), 60, 900_000_000);
  mixer.heard(sound(20, low), 100, 900_000_040);
  expect(heard(mixer.frames(1000)).map(([atMs]) => atMs)).toEqual([0, 40, 80]);
});

test('sound that comes faster than it was spoken is bounded', () => {
  const mixer = makeCallMixer();
  for (let second = 0; second < 60; second++) mixer.heard(sound(1000, low), 0);
  expect(mixer.rest(0)).toHaveLength(500);
  const track = makeSoundTrack(100);
  for (let piece = 0; piece < 10; piece++) track.put(new Uint8Array(30), 0);
  expect(track.end()).toBe(90);
});

test('what was said last is heard even when the call ends at once', () => {
  const mixer = makeCallMixer();
  mixer.heard(sound(35, low), 35);
  mixer.played(sound(1000, loud), 35);
  expect(heard(mixer.rest(35))).toEqual([
    [0, low],
    [20, low],
  ]);
});
