import { Readable } from 'node:stream';
import { toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import {
  chunkPrefix,
  type JoinOptions,
  joinRecordings,
  type MediaStore,
  recordedParts,
  type RecordingPart,
} from '@colloquy/media';
import type { Recordings } from '../domain/ports';
import type { SessionRef } from '../domain/run';

const contentType = 'audio/webm';

/** Sound that may follow the end of a session: its last chunks, and the difference between two clocks. */
const lateMs = 60_000;

/** For a session of unknown span. */
const maxMs = 12 * 3_600_000;

export function mediaRecordings(store: MediaStore, logger: Logger): Recordings {
  const keyOf = ({ accountId, interviewId, sessionId }: SessionRef, name: string) =>
    `${accountId}/${interviewId}/${sessionId}/${name}.webm`;

  /** Returns '' if the recording is not playable, so that the transcript is delivered without it. */
  async function join(
    ref: SessionRef,
    name: string,
    parts: RecordingPart[],
    options: JoinOptions,
  ): Promise<string> {
    const key = keyOf(ref, name);
    try {
      const joined = await joinRecordings(parts, options);
      try {
        await store.put(key, joined.stream(), {
          contentType: joined.contentType,
          contentLength: joined.sizeBytes,
          signal: options.signal,
        });
      } finally {
        await joined.dispose();
      }
      return key;
    } catch (error) {
      if (toAppError(error).kind !== 'invalid') throw error;
      logger.warn('Recording was not playable', { ...ref, ...errorFields(error) });
      return '';
    }
  }

  return {
    async ofSession(ref, { silences, spanMs }, signal) {
      const { parts, maxDurationMs } = await partsOf(store, ref, spanMs);
      return parts.length === 0 ? '' : join(ref, 'audio', parts, { silences, maxDurationMs, signal });
    },
    async ofConversation(ref, parts, signal) {
      const [only] = parts;
      if (!only) return '';
      if (parts.length === 1 && only.offsetMs === 0) return only.key;
      const sources = parts.map(({ key, offsetMs }) => ({
        offsetMs,
        contentType,
        open: () => store.get(key),
      }));
      return join(ref, 'conversation', sources, { signal });
    },
    removePieces: (ref) => store.deletePrefix(chunkPrefix(ref)),
    removeAll: ({ accountId, interviewId, sessionId }) =>
      store.deletePrefix(`${accountId}/${interviewId}/${sessionId}/`),
  };
}

export async function partsOf(store: MediaStore, ref: SessionRef, spanMs = Infinity) {
  const maxDurationMs = Math.min(spanMs + lateMs, maxMs);
  const parts = recordedParts(await allKeys(store, chunkPrefix(ref)))
    .filter(({ offsetMs }) => offsetMs <= maxDurationMs)
    .map(({ offsetMs, keys }) => ({
      offsetMs,
      contentType,
      open: async () => Readable.from(bytesOf(store, keys)),
    }));
  return { parts, maxDurationMs };
}

async function allKeys(store: MediaStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await store.list(prefix, { after });
    keys.push(...page.keys);
    after = page.next;
    if (!after) return keys;
  }
}

async function* bytesOf(store: MediaStore, keys: readonly string[]) {
  for (const key of keys) yield* await store.get(key);
}
