import { languageOf } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';
import type { Translator } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SessionRef } from '../domain/run';
import { type Entry } from '../domain/transcript';

/** The client's notification waits for the translation, and the original suffices. */
const maxMs = 3 * 60_000;

export type TranslateTranscript = (
  ref: SessionRef,
  transcript: { entries: readonly Entry[]; language: string },
  signal: AbortSignal,
) => Promise<Entry[]>;

export function makeTranslateTranscript(deps: {
  translator: Translator | undefined;
  logger: Logger;
}): TranslateTranscript {
  const { translator, logger } = deps;
  return async (ref, { entries, language }, signal) => {
    const from = languageOf(language);
    if (!translator || from === 'en' || entries.length === 0) return [];
    const texts = entries.map(({ message }) => message);
    const limit = AbortSignal.timeout(maxMs);
    try {
      const english = await translator.translate({ texts, from }, AbortSignal.any([signal, limit]));
      return entries.map((entry, n) => ({ ...entry, message: english[n] ?? entry.message }));
    } catch (error) {
      signal.throwIfAborted();
      const { interviewId, sessionId } = ref;
      logger.warn('Transcript could not be translated', {
        interviewId,
        sessionId,
        ...errorFields(toAppError(error)),
      });
      return [];
    }
  };
}
