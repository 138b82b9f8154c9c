import { type Language } from '@colloquy/contracts';

export interface TranslationRequest {
  /** One for each turn, in spoken order. */
  texts: readonly string[];
  from: Language;
}

export interface Translator {
  /** Returns one English text for each, in order. @throws the reason of `signal`; AppError `unavailable`, `timeout` */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<string[]>;
}
