import { languages, type Language } from '@colloquy/contracts';
import { phrases } from '../interviewer/phrases';
import { isUnknownLanguage, spokenLanguageOf } from './spoken-language';

/** Some hundred words of each language. */
const textsOf = (language: Language) =>
  Object.values(phrases[language])
    .filter((phrase): phrase is string => typeof phrase === 'string')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(/\{\p{L}+\}/gu, ''))
    .slice(0, 8);

test.each(languages)('%s is recognised, whatever is assumed', async (language) => {
  const others = languages.filter((other) => other !== language && !isRelative(language, other));
  for (const assumed of [language, ...others]) {
    expect([assumed, await spokenLanguageOf(textsOf(language), assumed)]).toEqual([
      assumed,
      language === 'ms' ? (assumed === 'ms' ? 'ms' : 'id') : language,
    ]);
  }
});

/** Languages that the detector may take for each other. */
const isRelative = (one: Language, other: Language) =>
  [
    ['id', 'ms'],
    ['no', 'da'],
    ['no', 'sv'],
    ['da', 'sv'],
    ['cs', 'sk'],
    ['ru', 'uk'],
    ['ru', 'bg'],
    ['uk', 'bg'],
  ].some((pair) => pair.includes(one) && pair.includes(other));

test.each<[string, readonly string[], Language, Language]>([
  ['an answer in Japanese to an English agent', ['小麦粉に一トンあたり930ユーロ払っています。'], 'en', 'ja'],
  [
    'a Spanish interview with an English sentence',
    [
      'Compramos la harina a tres proveedores y firmamos contratos de dos años.',
      'That is how it works here.',
      'El año pasado el precio subió porque el molino de Brno cerró.',
    ],
    'es',
    'es',
  ],
  ['short words', ['Yes.', 'OK.', 'Nein.', 'Oui, oui.'], 'de', 'de'],
  ['names only', ['Nordpack, Repsol, Plastipak, Électricité, Toyota, Siemens, Ørsted.'], 'en', 'en'],
  ['noise', ['asdf qwertz jklö yxcv bnm asdf qwertz jklö yxcv'], 'en', 'en'],
  ['nothing', [], 'fr', 'fr'],
  [
    'halves of two languages',
    [
      'Wir kaufen das Mehl bei drei Lieferanten in Brno ein.',
      'We buy the flour from three suppliers in Brno.',
    ],
    'en',
    'en',
  ],
])('%s', async (_what, texts, assumed, spoken) => {
  expect(await spokenLanguageOf(texts, assumed)).toBe(spoken);
});

test.each<[string, Language]>([
  [
    'Naendesha kiwanda cha chai tangu mwaka elfu mbili, na majani hukauka kwa siku moja kabla ya kusagwa.',
    'en',
  ],
  ['Hemen tea egun batez lehortzen dugu eta gero ehotzen dugu makina zaharrarekin.', 'de'],
  ['Við þurrkum teið í einn dag áður en það er malað og seljum helminginn til útlanda á hverju ári.', 'fr'],
])('an unsupported language is not taken for the assumed one: %s', async (text, assumed) => {
  expect(await isUnknownLanguage([text], assumed)).toBe(true);
});

test.each<[string, Language]>([
  ['Boiler Siemens Lufthansa, turbine blades titanium, and we buy them in Derby.', 'en'],
  ['Stahl, Kupfer, Zink, Nickel und dann noch Chrom, das kommt aus Bremen.', 'de'],
  ['Ja.', 'de'],
])('doubtful words are in the assumed language: %s', async (text, assumed) => {
  expect(await isUnknownLanguage([text], assumed)).toBe(false);
});

test.each(languages)('%s is a supported language, whatever is assumed', async (language) => {
  expect(await isUnknownLanguage(textsOf(language), language)).toBe(false);
});
