/** Header of an audio frame: `partOffsetMs` and `index`, 4 bytes each, big endian. */
const headerBytes = 8;

/** Largest `partOffsetMs` and `index` that a server stores. */
export const audioFrameLimits = { partOffsetMs: 86_400_000, index: 999_999 };

export interface AudioFrame {
  /** Start of the recorder, milliseconds since the session began; each reload of the page starts another. */
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

/** Returns `undefined` if the message is not an audio frame or exceeds {@link audioFrameLimits}. */
export function decodeAudioFrame(message: Uint8Array): AudioFrame | undefined {
  if (message.length <= headerBytes) return undefined;
  const header = new DataView(message.buffer, message.byteOffset, headerBytes);
  const [partOffsetMs, index] = [header.getUint32(0), header.getUint32(4)];
  if (partOffsetMs > audioFrameLimits.partOffsetMs || index > audioFrameLimits.index) return undefined;
  return { partOffsetMs, index, sound: message.subarray(headerBytes) };
}

/** Marks the binary frames of a conversation by voice: an {@link AudioFrame} begins with a smaller number. */
const voiceMark = 0x8000_0000;
const microphoneHeaderBytes = 8;
const speechHeaderBytes = 12;
const noTurn = 0xffff_ffff;

/** Sample rates that the server accepts. */
const microphoneRates = { least: 8000, most: 48_000 };

/** Sound of the expert's microphone: signed 16-bit samples, one channel, 20 to 100 ms. */
export interface MicrophoneFrame {
  rateHz: number;
  /** How long the sound waited before it was sent, milliseconds. */
  ageMs: number;
  samples: Int16Array;
}

/** Sound of the interviewer: signed 16-bit samples, one channel. */
export interface SpeechFrame {
  rateHz: number;
  /** The turn that the sound speaks; absent for a sign. */
  sequence?: number;
  /** Characters of the turn that are spoken at the end of this sound, from the beginning of the turn. */
  upTo: number;
  samples: Int16Array;
}

export function encodeMicrophoneFrame({ rateHz, ageMs, samples }: MicrophoneFrame): Uint8Array<ArrayBuffer> {
  return encodeSamples([voiceMark + rateHz, Math.round(ageMs)], samples);
}

/** Returns `undefined` if the message is not audio from a microphone, or its rate is outside {@link microphoneRates}. */
export function decodeMicrophoneFrame(message: Uint8Array): MicrophoneFrame | undefined {
  if (!isVoiceFrame(message) || !holdsSamples(message, microphoneHeaderBytes)) return undefined;
  const header = new DataView(message.buffer, message.byteOffset, microphoneHeaderBytes);
  const rateHz = header.getUint32(0) - voiceMark;
  if (rateHz < microphoneRates.least || rateHz > microphoneRates.most) return undefined;
  return { rateHz, ageMs: header.getUint32(4), samples: samplesAt(message, microphoneHeaderBytes) };
}

export function encodeSpeechFrame({
  rateHz,
  sequence = noTurn,
  upTo,
  samples,
}: SpeechFrame): Uint8Array<ArrayBuffer> {
  return encodeSamples([voiceMark + rateHz, sequence, upTo], samples);
}

/** Returns `undefined` if the message is not audio from the interviewer. */
export function decodeSpeechFrame(message: Uint8Array): SpeechFrame | undefined {
  if (!isVoiceFrame(message) || !holdsSamples(message, speechHeaderBytes)) return undefined;
  const header = new DataView(message.buffer, message.byteOffset, speechHeaderBytes);
  const sequence = header.getUint32(4);
  return {
    rateHz: header.getUint32(0) - voiceMark,
    ...(sequence === noTurn ? {} : { sequence }),
    upTo: header.getUint32(8),
    samples: samplesAt(message, speechHeaderBytes),
  };
}

/** Returns whether a binary frame belongs to a conversation by voice. */
export const isVoiceFrame = (message: Uint8Array): boolean => ((message[0] ?? 0) & 0x80) !== 0;

const holdsSamples = ({ length }: Uint8Array, headerBytes: number) =>
  length > headerBytes && (length - headerBytes) % 2 === 0;

/** The header is big endian; the samples are little endian. */
function encodeSamples(header: readonly number[], samples: Int16Array): Uint8Array<ArrayBuffer> {
  const frame = new DataView(new ArrayBuffer(4 * header.length + 2 * samples.length));
  header.forEach((number, place) => frame.setUint32(4 * place, number));
  samples.forEach((sample, place) => frame.setInt16(4 * header.length + 2 * place, sample, true));
  return new Uint8Array(frame.buffer);
}

function samplesAt(message: Uint8Array, headerBytes: number): Int16Array {
  const sound = new DataView(message.buffer, message.byteOffset + headerBytes, message.length - headerBytes);
  return Int16Array.from({ length: sound.byteLength / 2 }, (_, place) => sound.getInt16(2 * place, true));
}
