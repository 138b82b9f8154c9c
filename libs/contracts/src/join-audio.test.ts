import {
  audioFrameLimits,
  decodeAudioFrame,
  decodeMicrophoneFrame,
  decodeSpeechFrame,
  encodeAudioFrame,
  encodeMicrophoneFrame,
  encodeSpeechFrame,
  isVoiceFrame,
} from './join-audio';

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

const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);

test('sound of a microphone and of the interviewer decodes to what was encoded', () => {
  const heard = { rateHz: 16_000, ageMs: 1200, samples };
  expect(decodeMicrophoneFrame(encodeMicrophoneFrame(heard))).toEqual(heard);
  const spoken = { rateHz: 16_000, sequence: 3, upTo: 120, samples };
  expect(decodeSpeechFrame(encodeSpeechFrame(spoken))).toEqual(spoken);
  const sign = { rateHz: 16_000, upTo: 0, samples };
  expect(decodeSpeechFrame(encodeSpeechFrame(sign))).toEqual(sign);
});

test('a frame with another rate, half a sample or no sound is not sound of a microphone', () => {
  const frame = encodeMicrophoneFrame({ rateHz: 16_000, ageMs: 0, samples });
  expect(decodeMicrophoneFrame(frame.subarray(0, frame.length - 1))).toBeUndefined();
  expect(decodeMicrophoneFrame(frame.subarray(0, 8))).toBeUndefined();
  for (const rateHz of [0, 7999, 48_001])
    expect(decodeMicrophoneFrame(encodeMicrophoneFrame({ rateHz, ageMs: 0, samples }))).toBeUndefined();
  const piece = encodeAudioFrame({ partOffsetMs: audioFrameLimits.partOffsetMs, index: 0, sound: frame });
  expect(isVoiceFrame(piece)).toBe(false);
  expect(isVoiceFrame(new Uint8Array(0))).toBe(false);
});
