import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { EncodedAudioPacketSource, EncodedPacket, Output, StreamTarget, WebMOutputFormat } from 'mediabunny';
import { frameMs, silentPacket } from './opus-encoder';
import { joinedChannels, opusHead, opusPacketMs, opusSampleRate } from './opus-packet';
import { type TimedPacket } from './timed-packet';

const chunkSize = 1024 ** 2;
const minimumClusterDuration = 5;
const packetsInARow = 100;

/**
 * Writes Opus packets to a WebM file without gaps: where the next packet belongs later than the sound so far
 * reaches, silence is written, because players run through a jump in the timestamps as if it were none and the
 * transcript's times would then be wrong. A packet that comes too early follows at once.
 */
export class RecordingWriter {
  private endMs = 0;
  private packets = 0;
  private readonly source = new EncodedAudioPacketSource('opus');
  private readonly silence = silentPacket();

  private constructor(
    private readonly file: FileHandle,
    private readonly output: Output,
  ) {}

  static async create(path: string): Promise<RecordingWriter> {
    const file = await open(path, 'wx', 0o600);
    const target = new StreamTarget(
      new WritableStream({ write: ({ data, position }) => writeAll(file, data, position) }),
      { chunked: true, chunkSize },
    );
    const writer = new RecordingWriter(
      file,
      new Output({ format: new WebMOutputFormat({ minimumClusterDuration }), target }),
    );
    writer.output.addAudioTrack(writer.source);
    await writer.output.start();
    return writer;
  }

  /** Length of what was written, milliseconds. */
  get durationMs(): number {
    return this.endMs;
  }

  /** Writes a packet at its place; bytes that are no Opus packet are left out. */
  async write({ data, atMs }: TimedPacket): Promise<void> {
    const durationMs = opusPacketMs(data);
    if (durationMs === 0) return;
    while (atMs - this.endMs >= frameMs) await this.append(this.silence, frameMs);
    await this.append(data, durationMs);
  }

  private async append(data: Uint8Array, durationMs: number): Promise<void> {
    const packet = new EncodedPacket(data, 'key', this.endMs / 1000, durationMs / 1000);
    this.endMs += durationMs;
    await this.source.add(packet, { decoderConfig });
    this.packets += 1;
    if (this.packets % packetsInARow === 0) await setImmediate(); // others want the processor, too
  }

  /** Completes the file. */
  async finish(): Promise<void> {
    await this.output.finalize();
    await this.file.close();
  }

  /** Gives up; what was written is of no use. Repeatable, and without effect after {@link finish}. */
  async discard(): Promise<void> {
    if (this.output.state === 'started') await this.output.cancel();
    await this.file.close();
  }
}

const decoderConfig = {
  codec: 'opus',
  numberOfChannels: joinedChannels,
  sampleRate: opusSampleRate,
  description: opusHead(),
};

async function writeAll(file: FileHandle, data: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < data.length;) {
    done += (await file.write(data, done, data.length - done, position + done)).bytesWritten;
  }
}
