import { type Language } from '@colloquy/contracts';
import { isUnspaced } from './pattern-index';
import { languageNames } from './other-language';

const words: Readonly<Record<Language, string>> = {
  en: 'languages?',
  es: 'idiomas?|lenguas?',
  fr: 'langues?',
  de: '(?:fremd|mutter|landes|amts|arbeits|firmen|vertrags|kunden)?sprachen?',
  it: 'lingu[ae]',
  pt: 'línguas?|idiomas?',
  nl: '(?:voer|moeder|lands)?ta(?:al|len)',
  sv: String.raw`\p{L}{0,9}språk\p{L}{0,3}`,
  da: String.raw`\p{L}{0,9}sprog\p{L}{0,3}`,
  no: String.raw`\p{L}{0,9}språk\p{L}{0,3}`,
  pl: String.raw`język\p{L}{0,4}`,
  ru: String.raw`язык\p{L}{0,3}`,
  uk: String.raw`мов(?:а|и|і|у|ою|ам|ами|ах)?`,
  bg: String.raw`език\p{L}{0,3}`,
  cs: String.raw`jazy[kc]\p{L}{0,3}`,
  sk: String.raw`jazy[kc]\p{L}{0,3}`,
  hr: String.raw`jezi[kc]\p{L}{0,3}`,
  ro: 'limb(?:a|ă|i|ii|ile|ilor)',
  el: String.raw`γλ[ωώ]σσ\p{L}{1,3}`,
  fi: 'kiel(?:i|tä|en|ellä|et|iä|ien|illä|issä|eksi)',
  hu: String.raw`nyelv\p{L}{0,6}`,
  tr: String.raw`dil(?:i|in|ini|inde|de|den|ler\p{L}{0,4})?`,
  ar: String.raw`(?:ال|ب|بال)?لغ(?:ة|ات)\p{L}{0,2}`,
  hi: 'भाषा(?:एँ|एं|ओं)?',
  ta: 'மொழி',
  vi: 'ngôn ngữ|ngoại ngữ|thứ tiếng|tiếng (?:gì|nào)',
  id: 'bahasa',
  ms: 'bahasa',
  fil: 'wika',
  zh: '语言|语种|外语|什么语|哪种语',
  ja: '言語|何語|外国語',
  ko: '언어|외국어',
};

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const source = `(?:${words[language]}|${languageNames[language]})`;
  const isWhole = !isUnspaced(language) && language !== 'ta' && language !== 'ko';
  const made = new RegExp(isWhole ? `(?<![\\p{L}\\p{M}])${source}(?![\\p{L}\\p{M}])` : source, 'iu');
  patterns.set(language, made);
  return made;
}

/** If a question is about languages, "English, please" answers it, and only a question is a wish for another one. */
export const isAboutLanguages = (question: string, language: Language): boolean =>
  patternOf(language).test(question);
