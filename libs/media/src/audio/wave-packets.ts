import {
  type AudioSample,
  AudioSampleSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  Logging,
  LogLevel,
  WAVE,
} from 'mediabunny';
import { encodeOpus, frameMs, pcmFormat } from './opus-encoder';
import { type TimedPacket, unreadable, unsupported } from './timed-packet';

// errors of a damaged recording are thrown; mediabunny need not log them
Logging.level = LogLevel.Silent;

const maxCacheSize = 1024 ** 2;

/** PCM, mu-law and A-law up to 48 kHz. @throws AppError `invalid`: UNSUPPORTED_RECORDING, UNREADABLE_RECORDING */
export async function* wavePackets(path: string): AsyncGenerator<TimedPacket> {
  const input = new Input({ source: new FilePathSource(path, { maxCacheSize }), formats: [WAVE] });
  try {
    const track = await input.getPrimaryAudioTrack().catch((error: unknown) => {
      throw unreadable(error);
    });
    if (!track) throw unreadable();
    const format = pcmFormat(track.sampleRate, track.numberOfChannels);
    if (!format || !(await track.canDecode())) throw unsupported();
    let atMs = 0;
    for await (const data of encodeOpus(pcmOf(track), format)) {
      yield { data, atMs };
      atMs += frameMs;
    }
  } finally {
    input.dispose();
  }
}

async function* pcmOf(track: InputAudioTrack): AsyncGenerator<Buffer> {
  const samples: AsyncIterable<AudioSample> = new AudioSampleSink(track).samples();
  try {
    for await (const sample of samples) {
      const interleaved = { format: 's16', planeIndex: 0 } as const;
      const pcm = Buffer.alloc(sample.allocationSize(interleaved));
      sample.copyTo(pcm, interleaved);
      sample.close();
      yield pcm;
    }
  } catch (error) {
    throw unreadable(error);
  }
}
