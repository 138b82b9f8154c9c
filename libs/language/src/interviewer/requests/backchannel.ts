import { type Language } from '@colloquy/contracts';
import { placeIn, plainSentence } from './match';

/** In characters: a back-channel is a word or two, perhaps repeated. */
const longest = 40;

/**
 * Whether words said while the interviewer speaks only show that the expert listens ("mm-hm", "yes", "go on"), in the
 * language of the interview or in English.
 */
export function isBackchannel(text: string, language: Language): boolean {
  const plain = plainSentence(text);
  if (plain.length > longest || !/[\p{L}\p{N}]/u.test(plain)) return false;
  const parts = plain
    .split(/[.,!?;…。，、！？।؟-]+\s*|\s+(?=(?:mm|uh|hm)\p{L}*\b)/iu)
    .filter((part) => part.trim() !== '');
  const kinds = language === 'en' ? (['en'] as const) : ([language, 'en'] as const);
  const is = (part: string) => kinds.some((each) => placeIn(part, 'backchannel', each) !== undefined);
  return is(plain) || (parts.length > 0 && parts.every((part) => is(part.trim())));
}
