import { makeSoundTrack } from './sound-track';
import { makeCallMixer, type MixedFrame } from './mix-call';

const sound = (ms: number, level: number) => new Int16Array(ms * 8).fill(level);
/** Times and levels of frames of 20 ms. */
const heard = (frames: MixedFrame[]) => frames.map(({ atMs, samples }) => [atMs, samples[80]]);
const loud = 1052; // levels that mu-law carries as they are
const low = 260;

test('both sides are mixed, and silence has no frames', () => {
  const mixer = makeCallMixer(8000);
  mixer.played(sound(40, loud), 0);
  mixer.heard(sound(20, low), 20);
  mixer.heard(sound(20, low), 80);
  expect(heard(mixer.frames(2000))).toEqual([
    [0, loud],
    [20, loud + low],
    [80, low],
  ]);
  expect(mixer.frames(3000)).toEqual([]);
});

test('sound that is sent follows earlier sound until it is dropped', () => {
  const mixer = makeCallMixer(8000);
  for (let piece = 0; piece < 4; piece++) mixer.played(sound(500, loud), 0);
  expect(mixer.frames(2000)).toHaveLength(25);
  mixer.cleared(1000);
  mixer.played(sound(20, low), 1100);
  const rest = heard(mixer.flush(3000));
  expect(rest).toHaveLength(26);
  expect(rest.slice(-2)).toEqual([
    [980, loud],
    [1100, low],
  ]);
});

test('delayed sound is mixed in at its time', () => {
  const mixer = makeCallMixer(8000);
  mixer.heard(sound(20, low), 0);
  expect(heard(mixer.frames(1520))).toEqual([[0, low]]);
  mixer.heard(sound(20, loud), 20); // 1.5 s late
  mixer.heard(sound(20, low), 240);
  expect(heard(mixer.frames(2000))).toEqual([
    [20, loud],
    [240, low],
  ]);
});

test('sound from before the recording is left out', () => {
  const mixer = makeCallMixer(8000);
  mixer.heard(sound(40, low), -60);
  mixer.heard(sound(40, loud), -20);
  expect(heard(mixer.frames(3000))).toEqual([[0, loud]]);
});

test('sound that comes faster than it was spoken is bounded', () => {
  const mixer = makeCallMixer(8000);
  for (let second = 0; second < 90; second++) mixer.heard(sound(1000, low), 0);
  expect(mixer.flush(0)).toHaveLength(3000);
  const track = makeSoundTrack(100);
  for (let piece = 0; piece < 10; piece++) track.put(new Int16Array(30), 0);
  expect(track.end()).toBe(90);
});

test('the last words are recorded even if the call ends at once', () => {
  const mixer = makeCallMixer(8000);
  mixer.heard(sound(35, low), 0);
  mixer.played(sound(1000, loud), 35);
  expect(heard(mixer.flush(35))).toEqual([
    [0, low],
    [20, low],
  ]);
});
