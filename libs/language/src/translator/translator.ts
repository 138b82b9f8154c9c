import { type Language } from '@colloquy/contracts';

/** What is to be translated into English. */
export interface TranslationRequest {
  /** One for each turn, in the order they were spoken. */
  texts: readonly string[];
  from: Language;
}

/** The one who translates what was said into English. */
export interface Translator {
  /**
   * One English text for each of the given ones, in the same order; all of them or none.
   * @throws the reason of `signal` once it is aborted; AppError `unavailable` or `timeout`.
   */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<string[]>;
}
