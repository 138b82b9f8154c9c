import type { SessionTranscriptMessage } from '@colloquy/contracts';
import { AppError, toAppError } from '@colloquy/kernel';
import { awaitsEarlier, conversationParts, spanMsOf } from '../domain/conversation-parts';
import type { Artefacts, Interviews, Recordings, SessionResult, TextWork } from '../domain/ports';
import { type RunOutcome, type SessionRef, sessionRun } from '../domain/run';
import type { DeliveredText, SpokenSession } from '../domain/delivered-text';
import { withLateWords } from '../domain/late-words';
import { endingBy } from '../domain/withheld';
import { type Entry, fileOf, hasSpeech } from '../domain/transcript';
import type { Delivery } from './delivery';
import type { PerformRun } from './perform-run';
import type { TranscribeAfterwards } from './transcribe-afterwards';
import type { TranslateTranscript } from './translate-transcript';

const maxAttemptsForEarlier = 5;

interface Deps {
  interviews: Interviews;
  artefacts: Artefacts;
  recordings: Recordings;
  text: Pick<TextWork, 'deliveredText'>;
  transcribeAfterwards: TranscribeAfterwards;
  translate: TranslateTranscript;
  performRun: PerformRun;
  masksPersonalData: boolean;
}

/** If the expert has withdrawn the consent, the files of the session are deleted instead. */
export function makeProcessSession(deps: Deps) {
  return (ref: SessionRef, delivery: Delivery): Promise<void> =>
    deps.performRun(sessionRun(ref), () =>
      outcomeOf(deps, ref, delivery).catch(async (error: unknown) => {
        // the interview was deleted meanwhile, and its files before words were stored with the chunks
        if (toAppError(error).kind === 'not-found') await deps.recordings.removePieces(ref);
        throw error;
      }),
    );
}

async function outcomeOf(deps: Deps, ref: SessionRef, delivery: Delivery): Promise<RunOutcome> {
  const { interviews, recordings } = deps;
  const { signal } = delivery;
  const transcript = await interviews.transcriptOf(ref, signal);
  if (transcript.withdrawn) return withdrawn(deps, ref, transcript, signal);
  const spoken = await textOf(deps, ref, transcript, delivery);
  const { entries, silences, language, isWithdrawn } = spoken;
  if (isWithdrawn) {
    await interviews.withdrawConsent(ref, signal);
    return withdrawn(deps, ref, transcript, signal);
  }
  if (!transcript.isProcessed) {
    const audio = await recordingsOf(deps, ref, { ...transcript, silences }, delivery);
    const texts = await textsOf(deps, ref, { entries, language }, signal);
    const withheld = endingBy(spanMsOf(transcript), spoken.withheld);
    await handOver(deps, ref, { entries, withheld, sourceLanguage: language, ...texts, ...audio }, signal);
  }
  await recordings.removePieces(ref);
  return hasSpeech(entries) ? 'processed' : 'silent';
}

async function textOf(
  { text, transcribeAfterwards, masksPersonalData }: Deps,
  ref: SessionRef,
  transcript: SessionTranscriptMessage,
  delivery: Delivery,
): Promise<DeliveredText> {
  const { turns, language, knownTexts } = transcript;
  const session: SpokenSession = { turns, language, ...(masksPersonalData && { masksAllBut: knownTexts }) };
  const heard = await text.deliveredText(session);
  const late = transcript.isProcessed ? [] : await transcribeAfterwards(ref, transcript, heard, delivery);
  if (late.length === 0) return heard;
  return text.deliveredText({ ...session, turns: withLateWords(turns, late, ref.sessionId) });
}

async function withdrawn(
  { interviews, recordings }: Deps,
  ref: SessionRef,
  { isProcessed }: SessionTranscriptMessage,
  signal: AbortSignal,
) {
  await recordings.removeAll(ref);
  if (!isProcessed) await interviews.completeProcessing(ref, nothing, signal);
  return 'withdrawn' as const;
}

const nothing: SessionResult = {
  sourceLanguage: '',
  entries: [],
  transcriptKey: '',
  audioKey: '',
  conversationAudioKey: '',
  translatedEntries: [],
  translatedKey: '',
  withheld: [],
};

async function textsOf(
  { artefacts, translate }: Deps,
  ref: SessionRef,
  transcript: { entries: readonly Entry[]; language: string },
  signal: AbortSignal,
) {
  const { entries } = transcript;
  if (!hasSpeech(entries)) return { transcriptKey: '', translatedEntries: [], translatedKey: '' };
  const translatedEntries = await translate(ref, transcript, signal);
  return {
    transcriptKey: await artefacts.putTranscript(ref, fileOf(entries), signal),
    translatedEntries,
    translatedKey:
      translatedEntries.length > 0
        ? await artefacts.putTranslation(ref, fileOf(translatedEntries), signal)
        : '',
  };
}

async function handOver(
  { interviews, artefacts }: Deps,
  ref: SessionRef,
  result: SessionResult,
  signal: AbortSignal,
) {
  try {
    await interviews.completeProcessing(ref, result, signal);
  } catch (error) {
    // the interview was deleted meanwhile, and its files before these were stored
    if (toAppError(error).kind === 'not-found') {
      const { transcriptKey, translatedKey, audioKey, conversationAudioKey } = result;
      for (const key of [transcriptKey, translatedKey, audioKey, conversationAudioKey]) {
        if (key.includes(ref.sessionId)) await artefacts.remove(key);
      }
    }
    throw error;
  }
}

async function recordingsOf(
  { recordings }: Deps,
  ref: SessionRef,
  transcript: SessionTranscriptMessage & Pick<DeliveredText, 'silences'>,
  { signal, attempt }: Delivery,
) {
  const { silences } = transcript;
  const audioKey = await recordings.ofSession(ref, { silences, spanMs: spanMsOf(transcript) }, signal);
  if (audioKey !== '' && awaitsEarlier(transcript) && attempt < maxAttemptsForEarlier) {
    throw new AppError('conflict', 'EARLIER_SESSION_PENDING', 'The preceding session is not processed yet');
  }
  const parts = conversationParts(transcript, audioKey);
  return { audioKey, conversationAudioKey: await recordings.ofConversation(ref, parts, signal) };
}
