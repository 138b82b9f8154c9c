import { Readable } from 'node:stream';
import {
  decodeRecording,
  joinRecordings,
  makeSpeechEncoder,
  recordingPiece,
  temporaryFiles,
  type TimedPacket,
} from '../src/index';

afterAll(() => temporaryFiles().stop?.());

const encoder = makeSpeechEncoder(8000);
const tone = Int16Array.from({ length: 160 }, (_, at) => 8000 * Math.sin(at / 3));
const sound = (atMs: number): TimedPacket => ({ data: encoder.encode(tone), atMs });

/** Decodes a recording of these packets. @returns the level of each 20 ms */
async function levelsOf(packets: readonly TimedPacket[]): Promise<number[]> {
  const bytes = recordingPiece(packets, 0);
  const part = { open: async () => Readable.from([bytes]), contentType: 'audio/webm', offsetMs: 0 };
  const joined = await joinRecordings([part]);
  const samples: number[] = [];
  for await (const decoded of decodeRecording(joined.path, 16_000)) samples.push(...decoded);
  await joined.dispose();
  const frames = Array.from({ length: samples.length / 320 }, (_, n) =>
    samples.slice(n * 320, (n + 1) * 320),
  );
  return frames.map((frame) => Math.sqrt(frame.reduce((sum, sample) => sum + sample ** 2, 0) / 320));
}

test('the time of a sample is the number of samples before it, in sound and in gaps', async () => {
  const levels = await levelsOf([...[0, 20, 40, 60, 80].map(sound), ...[300, 320, 340].map(sound)]);
  expect(levels).toHaveLength(18);
  expect(levels.map((level) => level > 3000)).toEqual(Array.from({ length: 18 }, (_, n) => n < 5 || n >= 15));
});

test('a packet that cannot be decoded becomes silence of its length', async () => {
  // two frames of equal size in an odd number of bytes (RFC 6716, section 3.2.3)
  const invalid = { data: Uint8Array.of(0x49, 1, 2, 3), atMs: 40 };
  const levels = await levelsOf([sound(0), sound(20), invalid, sound(80), sound(100)]);
  expect(levels).toHaveLength(6);
  expect(levels.slice(2, 4)).toEqual([0, 0]);
});
