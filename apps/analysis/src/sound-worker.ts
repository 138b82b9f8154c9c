// only these parts of the libraries: the others would take some 80 MB in the thread
import { joinSamples } from '@colloquy/language/resample';
import {
  type DetectVoice,
  levelVoiceActivity,
  loadSileroVoiceActivity,
} from '@colloquy/language/voice-activity';
import { decodeRecording } from '@colloquy/media/decode-recording';
import type { Span } from './domain/silences';
import { makeSpeechFinder, speechPieces } from './domain/speech-pieces';

const sampleRate = 16_000;

let silero: Promise<DetectVoice> | undefined;

/** A failed load is not cached. */
function loadSilero(): Promise<DetectVoice> {
  silero ??= loadSileroVoiceActivity().catch((error: unknown) => {
    silero = undefined;
    throw error;
  });
  return silero;
}

export const warmUp = () => undefined;

/** @param search.voiceActivity `silero` or `level` */
export async function findSpeech(search: { path: string; voiceActivity: string }): Promise<Span[]> {
  const detect = search.voiceActivity === 'silero' ? await loadSilero() : levelVoiceActivity;
  const activity = detect(sampleRate);
  const { frameSamples, lagMs } = activity;
  const finder = makeSpeechFinder((frameSamples / sampleRate) * 1000, lagMs);
  let rest: Int16Array = new Int16Array(0);
  for await (const decoded of decodeRecording(search.path, sampleRate)) {
    rest = joinSamples(rest, decoded);
    for (; rest.length >= frameSamples; rest = rest.subarray(frameSamples)) {
      finder.hear(await activity.probability(rest.subarray(0, frameSamples)));
    }
  }
  return speechPieces(finder.stretches());
}
