import { type Language } from '@colloquy/contracts';

export interface TranslationRequest {
  /** One for each turn, in spoken order. */
  texts: readonly string[];
  from: Language;
}

export interface Translator {
  /**
   * Returns one English text for each given one, in order, or rejects as a whole.
   * @throws the reason of `signal`; AppError `unavailable` or `timeout`
   */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<string[]>;
}
