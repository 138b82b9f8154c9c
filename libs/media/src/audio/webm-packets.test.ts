import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { AppError } from '@colloquy/kernel';
import { type TimedPacket } from './timed-packet';
import { webmPackets } from './webm-packets';

const recorded = readFileSync(join(__dirname, '../../test/fixtures/tone-440.webm'));

async function* inPieces(bytes: Buffer, size = 100): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size?: number): Promise<{ packets: TimedPacket[]; error?: unknown }> {
  const packets: TimedPacket[] = [];
  try {
    for await (const packet of webmPackets(inPieces(bytes, size))) packets.push(packet);
    return { packets };
  } catch (error) {
    return { packets, error };
  }
}

test('a recording gives the same packets in chunks of any size', async () => {
  const { packets, error } = await read(recorded, recorded.length);
  expect(error).toBeUndefined();
  expect(packets).toHaveLength(16);
  expect(packets.map(({ atMs }) => atMs).slice(0, 3)).toEqual([0, 61, 120]);
  for (const size of [1, 7, 1000]) expect((await read(recorded, size)).packets).toEqual(packets);
});

test('a recording that is cut off anywhere gives the packets before the cut', async () => {
  const { packets } = await read(recorded);
  for (let length = 1; length < recorded.length; length += 1) {
    const cut = await read(recorded.subarray(0, length), length);
    expect(cut.error).toBeUndefined();
    expect(cut.packets.at(-1)).toEqual(packets[cut.packets.length - 1]);
  }
});

test('an appended recording continues where the first one ended', async () => {
  const { packets } = await read(Buffer.concat([recorded, recorded]));
  expect(packets).toHaveLength(32);
  const [last, next] = packets.slice(15, 17);
  expect(next?.atMs).toBe((last?.atMs ?? 0) + 60);
});

test('reading ends on any input, at worst with a refusal', async () => {
  const change = fc.record({ at: fc.nat(recorded.length - 1), value: fc.integer({ min: 0, max: 255 }) });
  const changes = fc.array(change, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(changes, fc.boolean(), async (made, onlyHeader) => {
      const bytes = Buffer.from(recorded);
      for (const { at, value } of made) bytes[onlyHeader ? at % 250 : at] = value;
      const { error } = await read(bytes, 500);
      if (error !== undefined) expect(error).toMatchObject({ kind: 'invalid' });
    }),
    { numRuns: 300 },
  );
});

test('other files are refused, and sound other than Opus as unsupported', async () => {
  expect((await read(Buffer.from('RIFF....WAVE'))).error).toMatchObject({ code: 'UNREADABLE_RECORDING' });
  const vorbis = Buffer.from(recorded.toString('latin1').replace('A_OPUS', 'A_VORB'), 'latin1');
  const { error } = await read(vorbis);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'UNSUPPORTED_RECORDING' });
});
