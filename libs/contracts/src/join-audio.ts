/** Header of an audio frame: `partOffsetMs` and `index`, 4 bytes each, big endian. */
const headerBytes = 8;

/** Largest `partOffsetMs` and `index` that a server stores. */
export const audioFrameLimits = { partOffsetMs: 86_400_000, index: 999_999 };

/** A chunk of the expert's recording (WebM with Opus), sent as a binary frame. */
export interface AudioFrame {
  /**
   * When the recorder started, in milliseconds since the session began. Each reload of the page starts a new
   * recorder.
   */
  partOffsetMs: number;
  /** Position of the chunk in the output of its recorder, from 0, without gaps. */
  index: number;
  sound: Uint8Array;
}

export function encodeAudioFrame({ partOffsetMs, index, sound }: AudioFrame): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(headerBytes + sound.length);
  const header = new DataView(frame.buffer);
  header.setUint32(0, partOffsetMs);
  header.setUint32(4, index);
  frame.set(sound, headerBytes);
  return frame;
}

/**
 * Decodes an audio frame. Returns `undefined` if the message is not an audio frame or exceeds {@link
 * audioFrameLimits}.
 */
export function decodeAudioFrame(message: Uint8Array): AudioFrame | undefined {
  if (message.length <= headerBytes) return undefined;
  const header = new DataView(message.buffer, message.byteOffset, headerBytes);
  const [partOffsetMs, index] = [header.getUint32(0), header.getUint32(4)];
  if (partOffsetMs > audioFrameLimits.partOffsetMs || index > audioFrameLimits.index) return undefined;
  return { partOffsetMs, index, sound: message.subarray(headerBytes) };
}
