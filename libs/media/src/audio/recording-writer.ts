import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  WebMOutputFormat,
} from 'mediabunny';
import { frameMs, silentPacket } from './opus-encoder';
import { joinedChannels, opusHead, opusPacketMs, opusSampleRate } from './opus-packet';
import { type TimedPacket } from './timed-packet';

const chunkSize = 1024 ** 2;
const minimumClusterDuration = 5;
const packetsInARow = 100;

/** Writes a recording. Fills gaps with silence, because players ignore jumps in the timestamps. */
export class RecordingWriter {
  private endMs = 0;
  private packets = 0;
  private readonly source = new EncodedAudioPacketSource('opus');
  private readonly silence = silentPacket();

  private readonly output: Output;
  private failure: unknown;

  private constructor(private readonly file: FileHandle) {
    const stream = new WritableStream<StreamTargetChunk>({ write: (chunk) => this.store(chunk) });
    this.output = new Output({
      format: new WebMOutputFormat({ minimumClusterDuration }),
      target: new StreamTarget(stream, { chunked: true, chunkSize }),
    });
    this.output.addAudioTrack(this.source);
  }

  static async create(path: string): Promise<RecordingWriter> {
    const writer = new RecordingWriter(await open(path, 'wx', 0o600));
    await writer.output.start();
    return writer;
  }

  get durationMs(): number {
    return this.endMs;
  }

  /** Ignores bytes that are not an Opus packet. */
  async write({ data, atMs }: TimedPacket): Promise<void> {
    const durationMs = opusPacketMs(data);
    if (durationMs === 0) return;
    await this.silenceUntil(atMs);
    await this.append(data, durationMs);
  }

  async silenceUntil(atMs: number): Promise<void> {
    while (atMs - this.endMs >= frameMs) await this.append(this.silence, frameMs);
  }

  private async append(data: Uint8Array, durationMs: number): Promise<void> {
    const packet = new EncodedPacket(data, 'key', this.endMs / 1000, durationMs / 1000);
    this.endMs += durationMs;
    await this.source.add(packet, { decoderConfig }).catch((error) => this.fail(error));
    this.packets += 1;
    if (this.packets % packetsInARow === 0) await setImmediate(); // yields to other work
  }

  async finish(): Promise<void> {
    await this.output.finalize().catch((error) => this.fail(error));
    await this.file.close();
  }

  async discard(): Promise<void> {
    if (this.output.state === 'started') await this.output.cancel().catch(() => undefined);
    await this.file.close();
  }

  private async store({ data, position }: StreamTargetChunk): Promise<void> {
    try {
      for (let done = 0; done < data.length;) {
        const { bytesWritten } = await this.file.write(data, done, data.length - done, position + done);
        done += bytesWritten;
      }
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }

  /** Throws the error of the disk instead of the muxer's. */
  private fail(error: unknown): never {
    throw this.failure ?? error;
  }
}

const decoderConfig = {
  codec: 'opus',
  numberOfChannels: joinedChannels,
  sampleRate: opusSampleRate,
  description: opusHead(),
};
