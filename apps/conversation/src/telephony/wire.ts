import { z } from 'zod';
import type { CallClock, Placed } from './call-clock';
import type { CallRecording } from './record-call';

const key = z.string().max(200);

/** What a provider sends on a media socket; events it may add are ignored. */
export const lineMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('connected') }),
  z.object({
    event: z.literal('start'),
    start: z.object({
      streamSid: key,
      callSid: key,
      customParameters: z.record(key, z.string().max(2000)).default({}),
    }),
  }),
  z.object({
    event: z.literal('media'),
    media: z.object({
      payload: z.base64().max(32_000),
      track: key.optional(),
      /** Milliseconds since the line was connected. */
      timestamp: z.coerce.number().min(0).optional().catch(undefined),
    }),
  }),
  z.object({ event: z.literal('dtmf'), dtmf: z.object({ digit: z.string().max(4) }) }),
  z.object({ event: z.literal('mark'), mark: z.object({ name: key }) }),
  // from a line that recognises speech itself
  z.object({ event: z.literal('text'), text: z.string().max(10_000) }),
  z.object({ event: z.literal('stop') }),
]);

/** One of {@link lineMessage}. */
export type LineMessage = z.infer<typeof lineMessage>;

/** Reads one message; undefined when it is none that is known. */
export function readMessage(data: Buffer): LineMessage | undefined {
  try {
    const result = lineMessage.safeParse(JSON.parse(data.toString('utf8')));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** A call's sound as we send it. */
export interface Wire {
  /** The provider's name for the call. */
  readonly callSid: string;
  /** Whether the line takes and gives words instead of sound. */
  readonly words: boolean;
  /** Says words; `closing` tells that they are the last. */
  text(words: string, closing: boolean): void;
  /** Plays 8 kHz mu-law sound. */
  media(sound: Buffer): void;
  /** Comes back when everything sent before was heard. */
  mark(name: string): void;
  /** Drops what was sent and not played yet. */
  clear(): void;
  /** Ends the sound; the provider then asks what to do with the call. */
  close(): void;
}

/** What happens at the other end. */
export interface WireEvents {
  text(words: string): void;
  /**
   * @param stampMs when it was heard, on a clock of the provider's own
   * @param arrivedMs when it came in; default now
   */
  media(sound: Buffer, stampMs?: number, arrivedMs?: number): void;
  mark(name: string): void;
  digit(digit: string): void;
  /** The sound has ended: the other side hung up, or the connection broke. */
  gone(hungUp: boolean): void;
}

/** A wire that tells when what is played on it is heard. */
export interface PlacedWire extends Omit<Wire, 'media' | 'clear'> {
  /** Plays 8 kHz mu-law sound, behind what was sent before. */
  media(sound: Buffer): Placed;
  /** Drops what was sent and not played yet. @returns until when sound was played, milliseconds since the epoch */
  clear(): number;
}

/** Places what is played on the clock of the call, for its recording as long as there is one. */
export function placedWire(
  wire: Wire,
  clock: CallClock,
  recording: () => CallRecording | undefined,
): PlacedWire {
  return {
    ...wire,
    media(sound) {
      const placed = clock.played(sound.length);
      recording()?.played(sound, placed.fromMs);
      wire.media(sound);
      return placed;
    },
    clear() {
      const atMs = clock.cleared();
      recording()?.cleared(atMs);
      wire.clear();
      return atMs;
    },
  };
}
