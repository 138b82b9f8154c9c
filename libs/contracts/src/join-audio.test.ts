import { audioFrameLimits, decodeAudioFrame, encodeAudioFrame } from './join-audio';

test('an audio frame decodes to what was encoded, also from within a larger buffer', () => {
  const frame = { partOffsetMs: 61_250, index: 7, sound: Uint8Array.from([1, 2, 3]) };
  const bytes = encodeAudioFrame(frame);
  expect(decodeAudioFrame(bytes)).toEqual(frame);
  const within = new Uint8Array(100);
  within.set(bytes, 50);
  expect(decodeAudioFrame(within.subarray(50, 50 + bytes.length))).toEqual(frame);
});

test('a message without sound or beyond the limits is not an audio frame', () => {
  expect(decodeAudioFrame(new Uint8Array(8))).toBeUndefined();
  const sound = Uint8Array.from([1]);
  const beyond = { partOffsetMs: audioFrameLimits.partOffsetMs + 1, index: 0, sound };
  expect(decodeAudioFrame(encodeAudioFrame(beyond))).toBeUndefined();
  expect(decodeAudioFrame(encodeAudioFrame({ partOffsetMs: 0, index: 1_000_000, sound }))).toBeUndefined();
});
