import type { SpeechRate } from '@colloquy/media';
import { z } from 'zod';
import type { CallClock, TimeSpan } from './call-clock';
import type { CallRecording } from './record-call';

const key = z.string().max(200);
const parameters = z.record(key, z.string().max(2000)).default({});

/** Telnyx names no stream: developers.telnyx.com/api-reference/websockets/stream-call-media-over-websocket */
const start = z.union([
  z.object({
    streamSid: key,
    callSid: key,
    customParameters: parameters,
    encoding: z.undefined().optional(),
    rateHz: z.undefined().optional(),
  }),
  z
    .object({
      call_control_id: key,
      custom_parameters: parameters,
      media_format: z
        .object({ encoding: key, sample_rate: z.number().optional().catch(undefined) })
        .optional(),
    })
    .transform((telnyx) => ({
      streamSid: undefined,
      callSid: telnyx.call_control_id,
      customParameters: telnyx.custom_parameters,
      encoding: telnyx.media_format?.encoding,
      rateHz: telnyx.media_format?.sample_rate,
    })),
]);

const mediaMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('connected') }),
  z.object({ event: z.literal('start'), start }),
  z.object({
    event: z.literal('media'),
    media: z.object({
      payload: z.base64().max(32_000),
      track: key.optional(),
      /** Position among the messages with sound. */
      chunk: z.coerce.number().int().min(0).optional().catch(undefined),
      /** Milliseconds since the stream began. */
      timestamp: z.coerce.number().min(0).optional().catch(undefined),
    }),
  }),
  z.object({ event: z.literal('dtmf'), dtmf: z.object({ digit: z.string().max(4) }) }),
  z.object({ event: z.literal('mark'), mark: z.object({ name: key }) }),
  // from a provider that recognises speech itself
  z.object({ event: z.literal('text'), text: z.string().max(10_000) }),
  z.object({ event: z.literal('stop') }),
]);

export type MediaMessage = z.infer<typeof mediaMessage>;

export function readMediaMessage(data: Buffer): MediaMessage | undefined {
  try {
    const result = mediaMessage.safeParse(JSON.parse(data.toString('utf8')));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

interface SpokenPosition {
  sequence: number;
  /** Characters of the turn's text, from its beginning. */
  upTo: number;
}

export interface MediaStream {
  readonly callSid: string;
  readonly carriesWords: boolean;
  readonly rateHz: SpeechRate;
  /** Time without audio after which the other side is silent, milliseconds. */
  readonly lateMs: number;
  text(words: string, closing: boolean): void;
  /** @param of the words up to the end of this sound; absent for a sign */
  media(samples: Int16Array, of?: SpokenPosition): void;
  /** Echoed once all earlier audio was played. */
  mark(name: string): void;
  clear(): void;
  /** Ends the stream; the provider then asks what to do with the call. */
  close(): void;
}

export interface MediaStreamEvents {
  text(words: string): void;
  /** @param stampMs the provider's timestamp, on a clock of its own @param arrivedMs default now */
  media(samples: Int16Array, stampMs?: number, arrivedMs?: number): void;
  mark(name: string): void;
  digit(digit: string): void;
  /** The other side hung up, or the connection broke. May be called again. */
  gone(hasHungUp: boolean): void;
}

export interface TimedMediaStream extends Omit<MediaStream, 'media' | 'clear'> {
  media(samples: Int16Array, of?: SpokenPosition): TimeSpan;
  /** @returns until when sound was played, milliseconds since the epoch */
  clear(): number;
}

export function timedMediaStream(
  stream: MediaStream,
  clock: CallClock,
  recording: () => CallRecording | undefined,
): TimedMediaStream {
  return {
    ...stream,
    media(samples, of) {
      const placed = clock.played(samples.length);
      recording()?.played(samples, placed.fromMs);
      stream.media(samples, of);
      return placed;
    },
    clear() {
      const atMs = clock.cleared();
      recording()?.cleared(atMs);
      stream.clear();
      return atMs;
    },
  };
}
