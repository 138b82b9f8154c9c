import { opusHead, opusSampleRate } from './opus-packet';
import { type TimedPacket } from './timed-packet';

/** Element ids: RFC 9559, section 5, and RFC 8794, section 11.2. */
const element = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;
const application = 'colloquy';
const audioTrack = 2;
const channels = 1;
const keyFrame = 0x80;
const unknownSize = Buffer.from('01ffffffffffffff', 'hex');

/** Writes a chunk of a part of at most 32 s; the concatenated chunks are one WebM stream. */
export function recordingPiece(packets: readonly TimedPacket[], index: number): Buffer {
  const startMs = Math.round(packets[0]?.atMs ?? 0);
  const cluster = make(
    element.cluster,
    number(element.timestamp, startMs),
    ...packets.map(({ data, atMs }) => make(element.simpleBlock, blockHead(atMs - startMs), data)),
  );
  return index === 0 ? Buffer.concat([streamHead(), cluster]) : cluster;
}

function blockHead(atMs: number): Buffer {
  const head = Buffer.of(0x81, 0, 0, keyFrame); // track 1
  head.writeInt16BE(Math.round(atMs), 1);
  return head;
}

function streamHead(): Buffer {
  const rate = Buffer.alloc(4);
  rate.writeFloatBE(opusSampleRate);
  return Buffer.concat([
    make(
      element.ebml,
      number(element.ebmlVersion, 1),
      number(element.ebmlReadVersion, 1),
      number(element.ebmlMaxIdLength, 4),
      number(element.ebmlMaxSizeLength, 8),
      text(element.docType, 'webm'),
      number(element.docTypeVersion, 4),
      number(element.docTypeReadVersion, 2),
    ),
    idOf(element.segment),
    unknownSize,
    make(
      element.info,
      number(element.timestampScale, 1_000_000),
      text(element.muxingApp, application),
      text(element.writingApp, application),
    ),
    make(
      element.tracks,
      make(
        element.trackEntry,
        number(element.trackNumber, 1),
        number(element.trackUid, 1),
        number(element.trackType, audioTrack),
        text(element.codecId, 'A_OPUS'),
        make(element.codecPrivate, opusHead(channels)),
        make(element.audio, make(element.samplingFrequency, rate), number(element.channels, channels)),
      ),
    ),
  ]);
}

function make(id: number, ...content: readonly Uint8Array[]): Buffer {
  const size = Buffer.alloc(4);
  const body = Buffer.concat(content);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([idOf(id), size, body]);
}

const text = (id: number, value: string) => make(id, Buffer.from(value, 'latin1'));

function number(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return make(id, bytes);
}

function idOf(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex, 'hex');
}
