import { type Language } from '@colloquy/contracts';
import { deniesIn } from '../text/denial';
import { affirmationsOf, clauseWordsOf, criesOf, prepositionsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type Wording } from './agent-wording';
import { type SpokenSentence } from './spoken-sentence';
import { patternOf } from './patterns';
import { opensCorrection } from './corrections';
import { namesListener } from './refusals';
import { specifics, substanceOf } from './substance';
import { asksForQuantity } from './vagueness';
import { actionsOf } from './voice';

/** A sentence with fewer than `fewest` is thin; one with more than `most` says something besides a feeling. */
const contentWords = { fewest: 4, most: 12 };

const judging: Wording = {
  en: ['(?:think|make) (?:of|about)', '(?<!what )do you (?:like|rate|find|feel about|get on)'],
  de: ['(?:halten|denken) sie (?:von|über)', 'finden sie'],
  es: ['(?:piensa|opina|le parecen?)'],
  fr: ['(?:pensez|trouvez)-vous'],
  it: ['(?:pensa|pensate|trova|le pare|le sembra)'],
  pt: ['(?:acha|pensa|parece)'],
  nl: ['(?:vindt u|denkt u)'],
  pl: ['co (?:\\p{L}+ ){0,2}(?:sądz|myśl)\\p{L}+'],
};

const manner: Wording = {
  en: ['how'],
  de: ['wie'],
  es: ['cómo'],
  fr: ['comment'],
  it: ["com(?:e|'è)"],
  pt: ['como'],
  nl: ['hoe'],
  pl: ['jak'],
};

/** Languages whose questions may address the listener without a pronoun. */
const dropsPronouns: readonly Language[] = ['es', 'it', 'pt', 'pl'];

const going: Wording = {
  es: ['(?:es|son|está|están|va|van|fue|funciona\\p{L}*|marcha|resulta)'],
  it: ["(?:com'è|va|sono|vanno|funziona)"],
  pt: ['(?:é|são|está|estão|vai|foi|funciona)'],
  pl: ['(?:\\p{L}+ ){0,2}(?:oceni|sprawdz|dział)\\p{L}+'],
};

function asksForJudgement(question: string, language: Language): boolean {
  if (matches('judging', judging, question, language)) return true;
  if (!matches('manner', manner, question, language) || asksForQuantity(question, language)) return false;
  if (dropsPronouns.includes(language)) return matches('going', going, question, language);
  return !namesListener(question.replace(besideSubject, ' '), language);
}

/** The listener as an object or an owner, not as the one who acts: "for you", "your new portal". */
const besideSubject =
  /(?<!\p{L})(?:(?:for|to|with|on|für|bei|mit|pour|chez|avec|voor|bij|met) (?:you|sie|ihnen|vous|u|jullie)|ihnen|your|ihr\p{L}{0,2}|votre|vos|uw)(?!\p{L})/giu;

/** A noun with an indefinite article opens the sentence: "A triumph of planning". */
const phrases: Partial<Record<Language, RegExp>> = {
  en: /^an? (?!(?:few|lot|bit|little|third|quarter|half)(?!\p{L}))/iu,
  de: /^eine? /iu,
  es: /^una? /iu,
  fr: /^une? /iu,
  it: /^un(?:[ao]? |['’])/iu,
  pt: /^uma? /iu,
  nl: /^een /iu,
};

const exclamations: Wording = {
  en: [
    "(?:^|[,;] )(?:what an?|(?:(?:they|we|it|he|she|that|this)(?:'re|'s| are| is| were| was) )?such(?: an?)?) (?!as )\\p{L}+ \\p{L}+",
    '^(?:\\p{L}{1,4},? )?how (?:very |truly |really )?(?!often|quickly|fast|soon|much|many|long|far|well)\\p{L}+ (?:of|that|they|it|we|to have)(?!\\p{L})(?!.* (?:depends?|varies|differs?|matters?|decides?|is|are) )',
    '(?:best|most \\p{L}+|\\p{L}{2,}est)(?: \\p{L}+){0,4} (?:ever|since|of my life|of all time|in history)',
  ],
  de: [
    '^(?:\\p{L}{1,4},? )?(?:was für|welch|so (?:ein|eine|tolle|viel))',
    '^(?:\\p{L}{1,4},? )?wie (?!viele?|oft|lange|schnell|weit)\\p{L}+ (?:von (?:ihm|ihr|ihnen|uns|denen|euch|Ihnen|d\\p{L}+ \\p{L}+[,.!])|dass)(?!\\p{L})',
    '(?:beste|größte|schönste)\\p{L}?(?: \\p{L}+){0,5} je(?:mals)?',
  ],
  es: [
    '^¡?(?:\\p{L}{1,3},? )?(?:qué|menud[oa]s?|vaya)',
    '(?:mejor|más \\p{L}+)(?: \\p{L}+){0,4} (?:jamás|nunca)',
  ],
  fr: [
    "^(?:\\p{L}{1,4},? )?(?:quel(?:le)?s? |comme c'est |que c'est )",
    '(?:meilleure?|plus \\p{L}+)(?: \\p{L}+){0,5} jamais',
  ],
  it: ['^(?:\\p{L}{1,4},? )?(?:che|quale) \\p{L}+', '(?:migliore?|più \\p{L}+)(?: \\p{L}+){0,5} mai'],
  pt: ['^(?:\\p{L}{1,4},? )?que \\p{L}+ \\p{L}+', '(?:melhor|mais \\p{L}+)(?: \\p{L}+){0,5} (?:já|jamais)'],
  nl: ['^(?:\\p{L}{1,4},? )?wat een', '(?:beste|mooiste)(?: \\p{L}+){0,5} ooit'],
};

/** Feelings often differ from the words: "Yes, brilliant idea. It cost us a year." The only sentence of an answer counts. */
export function feelingsIn(
  sentences: readonly SpokenSentence[],
  question: string,
  language: Language,
): ReadonlySet<SpokenSentence> {
  const found = criesIn(sentences, language);
  const isOpinion = asksForJudgement(question, language);
  let isOpening = isOpinion;
  for (const sentence of sentences) {
    const isBare = !found.has(sentence) && isBareJudgement(sentence, language);
    const isMarked = affirms(sentence.text, language);
    const isPhrase = isOpinion && phrases[language]?.test(sentence.text) === true;
    if (exclaims(sentence.text, language) || (isBare && (isOpening || isMarked || isPhrase)))
      found.add(sentence);
    isOpening &&= found.has(sentence);
  }
  const answers = ({ aside, isWithheld, content }: SpokenSentence) =>
    aside === undefined && isWithheld !== true && content.length > 0;
  return sentences.some((each) => !found.has(each) && answers(each)) ? found : new Set();
}

function criesIn(sentences: readonly SpokenSentence[], language: Language): Set<SpokenSentence> {
  const cries = criesOf(language);
  const cried = new Set<SpokenSentence>();
  if (!cries) return cried;
  let goesOn = false;
  for (const sentence of sentences) {
    const isThin = sentence.content.length < contentWords.fewest;
    goesOn =
      isThin &&
      !opensCorrection(sentence.text, language) &&
      (goesOn || cries.has(firstOf(sentence.text, language)));
    if (goesOn) cried.add(sentence);
  }
  return cried;
}

function isBareJudgement({ text, content }: SpokenSentence, language: Language): boolean {
  // ", portanto" at the end gives no reason
  const substance = substanceOf(text.replace(/, \p{L}+[.!]?$/u, ''), language);
  // "Through the dealers" tells a way, "Butter has been the worst" has another subject than the question
  const [first = '', second = ''] = wordsOf(text.toLowerCase(), language);
  if (prepositionsOf(language)?.has(first) === true) return false;
  if (content[0] === first && clauseWordsOf(language)?.has(second) === true) return false;
  return (
    content.length <= contentWords.most &&
    specifics(substance) + substance.evidence === 0 &&
    (content.length < contentWords.fewest || actionsOf(text, language) === 0) &&
    !deniesIn(text, language)
  );
}

/** A clause that is the subject of a verb exclaims nothing: "How much we take depends on ...". */
const depends: Wording = {
  en: ['depends? (?:up)?on', 'varies with', 'is decided by'],
  de: ['hängt', 'bestimmt', 'entscheidet', 'richtet sich'],
  es: ['depende', 'decide'],
  fr: ['dépend', 'décide'],
  it: ['dipende', 'decide'],
  pt: ['depende', 'decide'],
  nl: ['hangt', 'bepaalt'],
};

const exclaims = (text: string, language: Language): boolean =>
  !/\?/u.test(text) &&
  !matches('depends', depends, text, language) &&
  matches('exclamation', exclamations, text, language);

const matches = (name: string, table: Wording, text: string, language: Language): boolean =>
  patternOf(name, table, language).test(text.replaceAll('’', "'"));

const affirms = (text: string, language: Language): boolean => {
  const first = firstOf(text, language);
  return criesOf(language)?.has(first) === true || affirmationsOf(language)?.has(first) === true;
};

const firstOf = (text: string, language: Language) => (wordsOf(text, language)[0] ?? '').toLowerCase();
