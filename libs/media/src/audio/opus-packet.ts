const celtFrameMs = [2.5, 5, 10, 20];

/** Returns milliseconds, or 0 for bytes that are not an Opus packet (RFC 6716, section 3). */
export function opusPacketMs(packet: Uint8Array): number {
  const [toc, frameCountByte = 0] = packet;
  if (toc === undefined) return 0;
  const config = toc >> 3;
  const celt = celtFrameMs[config & 3] ?? 0;
  const silk = [10, 20, 40, 60][config & 3] ?? 0;
  const hybrid = config & 1 ? 20 : 10;
  const frameMs = config < 12 ? silk : config < 16 ? hybrid : celt;

  const code = toc & 3;
  const frames = code === 0 ? 1 : code === 3 ? frameCountByte & 0x3f : 2;
  const totalMs = frames * frameMs;
  return totalMs <= 120 ? totalMs : 0;
}

/** Returns the Opus header (RFC 7845, 5.1), with two channels: each packet carries its own number. */
export function opusHead(channels: 1 | 2 = joinedChannels): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.writeUInt8(1, 8); // version
  head.writeUInt8(channels, 9);
  head.writeUInt32LE(opusSampleRate, 12);
  return head;
}

export const joinedChannels = 2;

/** Opus timestamps use 48 kHz, whatever the sample rate of the source. */
export const opusSampleRate = 48_000;
