import { json } from 'node:stream/consumers';
import { toAppError } from '@colloquy/kernel';
import { joinSamples } from '@colloquy/language';
import {
  chunkPrefix,
  decodeRecording,
  type JoinedRecording,
  type JoinOptions,
  joinRecordings,
  type MediaStore,
  type RecordingPart,
} from '@colloquy/media';
import type { RecordedSpeech, SoundWork, SpeechPiece, TranscribedPieces } from '../domain/ports';
import type { SessionRef } from '../domain/run';
import type { Span } from '../domain/silences';
import { partsOf } from './recordings';

const sampleRate = 16_000;

const wordsKeyOf = (ref: SessionRef) => `${chunkPrefix(ref)}words.json`;

/** Reads the chunks in the media store. Withheld sound is replaced by silence before it is decoded. */
export function mediaRecordedSpeech(store: MediaStore, sound: SoundWork): RecordedSpeech {
  return {
    async *ofSession(ref, { except: silences, spanMs }, signal) {
      const { parts, maxDurationMs } = await partsOf(store, ref, spanMs);
      const joined = await joinedOf(parts, { silences, maxDurationMs, signal });
      if (!joined) return;
      try {
        yield* cut(joined.path, await sound.findSpeech(joined.path));
      } finally {
        await joined.dispose();
      }
    },
    async words(ref) {
      const key = wordsKeyOf(ref);
      return (await store.stat(key)) && ((await json(await store.get(key))) as TranscribedPieces);
    },
    async keepWords(ref, transcribed) {
      const content = Buffer.from(JSON.stringify(transcribed));
      await store.put(wordsKeyOf(ref), content, { contentType: 'application/json' });
    },
  };
}

async function joinedOf(
  parts: readonly RecordingPart[],
  options: JoinOptions,
): Promise<JoinedRecording | undefined> {
  if (parts.length === 0) return undefined;
  try {
    return await joinRecordings(parts, options);
  } catch (error) {
    if (toAppError(error).kind === 'invalid') return undefined;
    throw error;
  }
}

async function* cut(path: string, spans: readonly Span[]): AsyncGenerator<SpeechPiece> {
  const waiting = [...spans];
  let kept: Int16Array[] = [];
  let endMs = 0;
  for await (const samples of decodeRecording(path, sampleRate)) {
    const [span] = waiting;
    if (!span) return;
    endMs += (samples.length / sampleRate) * 1000;
    if (endMs > span.fromMs) kept.push(samples);
    if (endMs < span.toMs) continue;
    yield { ...span, samples: joinSamples(...kept), sampleRate };
    waiting.shift();
    kept = [];
  }
  const [last] = waiting;
  if (last && kept.length > 0) yield { ...last, samples: joinSamples(...kept), sampleRate };
}
