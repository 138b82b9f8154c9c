/** Bytes of an audio frame before the sound: when its recorder started and its place in it, 4 bytes each, big endian. */
const headerBytes = 8;

/** Largest `partOffsetMs` and `index` a server stores. */
export const audioFrameLimits = { partOffsetMs: 86_400_000, index: 999_999 };

/** A piece of the expert's recording (WebM with Opus), sent as a binary frame. */
export interface AudioFrame {
  /** When the recorder was started, milliseconds since the session began; a new one after every reload. */
  partOffsetMs: number;
  /** Place within what that recorder wrote, from 0, without gaps. */
  index: number;
  sound: Uint8Array;
}

/** The bytes of an audio frame. */
export function encodeAudioFrame({ partOffsetMs, index, sound }: AudioFrame): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(headerBytes + sound.length);
  const header = new DataView(frame.buffer);
  header.setUint32(0, partOffsetMs);
  header.setUint32(4, index);
  frame.set(sound, headerBytes);
  return frame;
}

/** The audio frame in a binary message, or `undefined` when it is none or beyond {@link audioFrameLimits}. */
export function decodeAudioFrame(message: Uint8Array): AudioFrame | undefined {
  if (message.length <= headerBytes) return undefined;
  const header = new DataView(message.buffer, message.byteOffset, headerBytes);
  const [partOffsetMs, index] = [header.getUint32(0), header.getUint32(4)];
  if (partOffsetMs > audioFrameLimits.partOffsetMs || index > audioFrameLimits.index) return undefined;
  return { partOffsetMs, index, sound: message.subarray(headerBytes) };
}
