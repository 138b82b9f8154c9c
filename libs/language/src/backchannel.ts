import { backchannelWords } from './backchannel-words';

/** In characters: a back-channel is a word or two, perhaps repeated. */
const longest = 40;
const gap = String.raw`[\s.,!?;…。，、！？।؟-]`;
const patterns = new Map<string, RegExp>();

/** Returns whether words are only a back-channel ("mm-hm", "go on"), in `language` (ISO 639-1) or in English. */
export function isBackchannel(text: string, language: string): boolean {
  const plain = text.trim().toLowerCase().replaceAll('’', "'");
  return plain.length <= longest && patternOf(language).test(plain);
}

function patternOf(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const words: Readonly<Record<string, string | undefined>> = backchannelWords;
  const word = `(?:${[words[language], backchannelWords.en].filter(Boolean).join('|')})`;
  const made = new RegExp(`^${gap}*${word}(?:${gap}+${word})*${gap}*$`, 'u');
  patterns.set(language, made);
  return made;
}
