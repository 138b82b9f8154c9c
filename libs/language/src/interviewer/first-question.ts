import { type Language } from '@colloquy/contracts';

const first: Readonly<Record<Language, string>> = {
  en: 'first|very beginning|start of the interview',
  de: 'erste[nrsm]?',
  nl: 'eerste',
  sv: 'första',
  da: 'første',
  no: 'første',
  fi: 'ensimmäi\\p{L}+',
  fr: 'premi(?:er|ère)',
  es: 'primer[ao]?',
  it: 'prim[ao]',
  pt: 'primeir[ao]',
  ro: 'prim(?:a|ul)',
  pl: 'pierwsz\\p{L}+',
  cs: 'první(?:ho|mu|m)?',
  sk: 'prv\\p{L}+',
  hr: 'prv\\p{L}+',
  hu: 'első\\p{L}*',
  tr: 'ilk|birinci',
  ar: '(?:ال)?[أا]ول(?:ى)?',
  ru: 'перв\\p{L}+',
  uk: 'перш\\p{L}+',
  bg: 'първ\\p{L}+',
  el: 'πρώτ\\p{L}+',
  hi: 'पहल\\p{L}*\\p{M}*',
  ta: 'முதல்|முதலாவது',
  vi: 'đầu tiên|thứ nhất',
  id: 'pertama',
  ms: 'pertama',
  fil: 'una|unang',
  zh: '第一|最初',
  ja: '最初|一番目|一つ目|1つ目|第一',
  ko: '첫|처음',
};

export const meansFirst = (text: string, language: Language): boolean =>
  new RegExp(
    ['zh', 'ja', 'ko', 'ta'].includes(language)
      ? first[language]
      : `(?<![\\p{L}\\p{M}])(?:${first[language]})(?![\\p{L}\\p{M}])`,
    'iu',
  ).test(text);
