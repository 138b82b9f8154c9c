import { ByteQueue } from './byte-queue';
import { opusPacketMs } from './opus-packet';
import { type TimedPacket, unreadable, unsupported } from './timed-packet';

const element = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  codecId: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;
const { segment, info, tracks, trackEntry, cluster, blockGroup } = element;
/** Elements whose children are read as siblings, so that an unknown or wrong length does no harm. */
const containers = new Set<number>([segment, info, tracks, trackEntry, cluster, blockGroup]);
const leaves = new Set<number>(
  Object.values(element).filter((id) => id !== element.ebml && !containers.has(id)),
);
const maxLeafBytes = 65_536;

interface Track {
  number?: number;
  codec?: string;
}

/** Reads the packets of a browser's recorder, even if cut off. @throws AppError `invalid`, UNSUPPORTED_RECORDING */
export async function* webmPackets(chunks: AsyncIterable<Buffer>): AsyncGenerator<TimedPacket> {
  const bytes = new ByteQueue(chunks);
  let tracksSeen: Track[] = [];
  let [scale, clusterTime, startMs, endMs] = [1, 0, 0, 0];
  try {
    for (let isFirst = true; ; isFirst = false) {
      const header = await readHeader(bytes);
      if (!header) return;
      const { id, size } = header;
      if (isFirst && id !== element.ebml) throw unreadable();
      if (id === element.trackEntry) tracksSeen.push({});
      if (containers.has(id)) continue;
      if (size === undefined) throw unreadable();
      if (id === element.ebml) [tracksSeen, scale, clusterTime, startMs] = [[], 1, 0, endMs];
      if (!leaves.has(id)) {
        if (!(await bytes.skip(size))) return;
        continue;
      }
      if (size > maxLeafBytes) throw unreadable();
      const content = await bytes.take(size);
      if (!content) return;

      const track = tracksSeen.at(-1);
      if (id === element.timestampScale) scale = unsigned(content) / 1e6;
      else if (id === element.timestamp) clusterTime = unsigned(content);
      else if (id === element.trackNumber && track) track.number = unsigned(content);
      else if (id === element.codecId && track) track.codec = content.toString('latin1');
      else if (id === element.block || id === element.simpleBlock) {
        const block = readBlock(content, tracksSeen);
        if (!block) continue;
        const atMs = startMs + (clusterTime + block.time) * scale;
        endMs = Math.max(endMs, atMs + opusPacketMs(block.data));
        yield { data: block.data, atMs };
      }
    }
  } finally {
    await bytes.close();
  }
}

function readBlock(content: Buffer, tracksSeen: Track[]): { time: number; data: Uint8Array } | undefined {
  const opus = tracksSeen.find(({ codec }) => codec === 'A_OPUS');
  if (!opus && tracksSeen.some(({ codec }) => codec?.startsWith('A_'))) throw unsupported();
  const [marked = 0] = content;
  const number = marked & 0x7f;
  if (marked < 0x80 || content.length < 4) throw unreadable();
  if (number !== opus?.number) return undefined;
  const isLaced = (content.readUInt8(3) & 0x06) !== 0;
  if (isLaced) throw unreadable();
  return { time: content.readInt16BE(1), data: content.subarray(4) };
}

/** The length is `undefined` if it is unknown. */
async function readHeader(bytes: ByteQueue): Promise<{ id: number; size: number | undefined } | undefined> {
  const id = await readMarked(bytes, 4);
  const size = id && (await readMarked(bytes, 8));
  if (!size) return undefined;
  const mark = 0x80 >> (size.length - 1);
  const isUnknown = size.every((byte, at) => byte === (at === 0 ? mark * 2 - 1 : 0xff));
  size.writeUInt8(size.readUInt8() - mark);
  return { id: unsigned(id), size: isUnknown ? undefined : unsigned(size) };
}

async function readMarked(bytes: ByteQueue, maxLength: number): Promise<Buffer | undefined> {
  const first = await bytes.take(1);
  if (!first) return undefined;
  const length = Math.clz32(first.readUInt8()) - 23;
  if (length > maxLength) throw unreadable();
  const rest = await bytes.take(length - 1);
  return rest && Buffer.concat([first, rest]);
}

function unsigned(content: Buffer): number {
  return content.reduce((value, byte) => value * 256 + byte, 0);
}
