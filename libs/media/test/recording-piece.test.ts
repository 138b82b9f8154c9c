import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { joinRecordings, makeSpeechEncoder, recordingPiece, type TimedPacket } from '../src/index';
import { listenTo } from './listen';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'colloquy-piece-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Returns a tone on a telephone line as packets of 20 ms. */
function tone(hertz: number, fromMs: number, toMs: number): TimedPacket[] {
  const encoder = makeSpeechEncoder(8000);
  const packets: TimedPacket[] = [];
  for (let atMs = fromMs; atMs < toMs; atMs += 20) {
    const frame = Int16Array.from(
      { length: 160 },
      (_, n) => 10_000 * Math.sin((2 * Math.PI * hertz * (atMs * 8 + n)) / 8000),
    );
    packets.push({ data: encoder.encode(frame), atMs });
  }
  encoder.stop();
  return packets;
}

const pieces = () => [
  recordingPiece(tone(440, 0, 5000), 0),
  recordingPiece([...tone(880, 6000, 8000), ...tone(660, 20_000, 21_000)], 1),
];

test('the chunks of a telephone call are one WebM stream with each sound at its time', async () => {
  const path = join(directory, 'part.webm');
  await writeFile(path, Buffer.concat(pieces()));
  const heard = await listenTo(path);
  expect(heard.codec).toBe('opus');
  expect(heard.timestampsMs).toHaveLength(400);
  expect([0, 249, 250, 350, 399].map((place) => heard.timestampsMs[place])).toEqual([
    0, 4980, 6000, 20_000, 20_980,
  ]);
});

test('the chunks join to a recording as long as the call, with silence where nobody spoke', async () => {
  const bytes = Buffer.concat(pieces());
  const source = { open: async () => Readable.from([bytes]), contentType: 'audio/webm', offsetMs: 1000 };
  const recording = await joinRecordings([source], { temporaryDirectory: directory });
  const path = join(directory, 'joined.webm');
  await writeFile(path, recording.stream());
  const heard = await listenTo(path);
  expect(heard.durationMs).toBe(22_000);
  expect([500, 3000, 6500, 8000, 15_000, 21_500].map((ms) => heard.toneAt(ms))).toEqual([
    'silence',
    440,
    'silence',
    880,
    'silence',
    660,
  ]);
  expect(recording.damagedParts).toEqual([]);
});
