import {
  type AudioSample,
  AudioSampleSink,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputFormat,
  Logging,
  LogLevel,
  MATROSKA,
  OGG,
  WAVE,
  WEBM,
} from 'mediabunny';
import { AppError } from '@colloquy/kernel';
import { essenceOf } from '../content-type';
import { encodeOpus, frameMs, pcmFormat } from './opus-encoder';
import { isRawTelephony } from './raw-telephony';

// a broken recording is told by what is thrown
Logging.level = LogLevel.Silent;

/** One Opus packet and its place in the recording, milliseconds from its start. */
export interface TimedPacket {
  data: Uint8Array;
  atMs: number;
}

const maxCacheSize = 1024 ** 2;

/**
 * The sound of a recorded file as Opus packets: those of WebM and Ogg as they are, WAV (PCM, mu-law, A-law;
 * 8, 12, 16, 24 or 48 kHz, one or two channels) encoded.
 * @throws AppError `invalid`: UNSUPPORTED_RECORDING for other kinds of sound, UNREADABLE_RECORDING for a file
 * that is none or is damaged, possibly after the packets before the damage.
 */
export async function* readRecording(path: string, contentType: string): AsyncGenerator<TimedPacket> {
  const formats = formatsOf(contentType);
  const input = new Input({ source: new FilePathSource(path, { maxCacheSize }), formats });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) return;
    yield* track.codec === 'opus' ? opusPackets(track) : encodedPackets(track);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'UNREADABLE_RECORDING', 'A recording cannot be read', { cause: error });
  } finally {
    input.dispose();
  }
}

function formatsOf(contentType: string): InputFormat[] {
  const essence = essenceOf(contentType);
  if (essence === 'audio/webm' || essence === 'video/webm') return [WEBM, MATROSKA];
  if (essence === 'audio/ogg') return [OGG];
  if (/^audio\/(?:wav|wave|x-wav|vnd\.wave)$/.test(essence) || isRawTelephony(contentType)) return [WAVE];
  throw unsupported();
}

async function* opusPackets(track: InputAudioTrack): AsyncGenerator<TimedPacket> {
  for await (const packet of new EncodedPacketSink(track).packets()) {
    yield { data: packet.data, atMs: packet.timestamp * 1000 };
  }
}

async function* encodedPackets(track: InputAudioTrack): AsyncGenerator<TimedPacket> {
  const format = pcmFormat(track.sampleRate, track.numberOfChannels);
  if (!format || !(await track.canDecode())) throw unsupported();
  let atMs = 0;
  for await (const data of encodeOpus(pcmOf(new AudioSampleSink(track).samples()), format)) {
    yield { data, atMs };
    atMs += frameMs;
  }
}

async function* pcmOf(samples: AsyncIterable<AudioSample>): AsyncGenerator<Buffer> {
  for await (const sample of samples) {
    const interleaved = { format: 's16', planeIndex: 0 } as const;
    const pcm = Buffer.alloc(sample.allocationSize(interleaved));
    sample.copyTo(pcm, interleaved);
    sample.close();
    yield pcm;
  }
}

function unsupported(): AppError {
  return new AppError('invalid', 'UNSUPPORTED_RECORDING', 'A recording is of a kind that cannot be joined');
}
