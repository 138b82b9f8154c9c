import { languageOf } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';
import type { Translator } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionRef } from '../domain/run';
import { type Entry } from '../domain/transcript';

/** The longest a translation may take: the client's notification waits for it, and the original will do. */
const longestMs = 3 * 60_000;

/** The English translation of a transcript, entry by entry; empty when there is none. */
export type TranslateTranscript = (
  ref: SessionRef,
  transcript: { entries: readonly Entry[]; language: string },
  signal: AbortSignal,
) => Promise<Entry[]>;

/** Translates what is not in English; where that fails there is no translation, and nothing waits for one. */
export function makeTranslateTranscript(deps: {
  translator: Translator | undefined;
  logger: Logger;
}): TranslateTranscript {
  const { translator, logger } = deps;
  return async (ref, { entries, language }, signal) => {
    const from = languageOf(language);
    if (!translator || from === 'en' || entries.length === 0) return [];
    const texts = entries.map(({ message }) => message);
    const limit = AbortSignal.timeout(longestMs);
    try {
      const english = await translator.translate({ texts, from }, AbortSignal.any([signal, limit]));
      return entries.map((entry, n) => ({ ...entry, message: english[n] ?? entry.message }));
    } catch (error) {
      signal.throwIfAborted();
      const { interviewId, sessionId } = ref;
      logger.warn('Transcript cannot be translated', {
        interviewId,
        sessionId,
        ...errorFields(toAppError(error)),
      });
      return [];
    }
  };
}
