import { type Language } from '@colloquy/contracts';
import { deniesIn } from '../text/denial';
import { affirmationsOf, criesOf } from '../text/grammar';
import { wordsOf } from '../text/segment';
import { type Wording } from './agent-wording';
import { type SpokenSentence } from './asides';
import { patternOf } from './patterns';
import { opensCorrection } from './corrections';
import { specifics, substanceOf } from './substance';
import { actionsOf } from './voice';

/** A sentence with fewer content words is thin; with more than `most`, it says something besides a feeling. */
const contentWords = { fewest: 4, most: 12 };

/** Forms of questions that ask for a judgement. */
const opinionQuestions: Wording = {
  en: [
    '(?:think|make) (?:of|about)',
    'do you (?:like|rate|find|feel about|get on)',
    'how (?:is|are|was|were|well|good|useful|happy|satisfied)',
    'how (?:does|do|did)(?: [\\p{L}-]+){1,5} (?:work|perform|compare|go|run)',
  ],
  de: [
    '(?:halten|denken) sie (?:von|über)',
    'finden sie',
    'wie (?:ist|sind|war|waren|gut|nützlich|zufrieden|läuft|laufen|funktionier\\p{L}+|klappt|bewähr\\p{L}+)',
  ],
  es: [
    '(?:piensa|opina|le parecen?)',
    'cómo (?:es|son|está|están|va|van|fue|funciona\\p{L}*|marcha|resulta)',
  ],
  fr: ['(?:pensez|trouvez)-vous', 'comment (?:est|sont|va|se passe|était|marche\\p{L}*|fonctionne\\p{L}*)'],
  it: ['(?:pensa|pensate|trova|le pare|le sembra)', "com(?:'è|e va|e sono|e vanno|e funziona)"],
  pt: ['(?:acha|pensa|parece)', 'como (?:é|são|está|estão|vai|foi|funciona)'],
  nl: ['(?:vindt u|denkt u)', 'hoe (?:is|zijn|was|goed|bevalt)'],
  pl: ['co (?:\\p{L}+ ){0,2}(?:sądz|myśl)\\p{L}+', 'jak (?:\\p{L}+ ){0,2}(?:oceni|sprawdz|dział)\\p{L}+'],
};

/** Nouns with an indefinite article that open a sentence: "A triumph of planning", also without a verb. */
const phrases: Partial<Record<Language, RegExp>> = {
  en: /^an? (?!(?:few|lot|bit|little|third|quarter|half)(?!\p{L}))/iu,
  de: /^eine? /iu,
  es: /^una? /iu,
  fr: /^une? /iu,
  it: /^un(?:[ao]? |['’])/iu,
  pt: /^uma? /iu,
  nl: /^een /iu,
};

/** Forms of sentences that only exclaim. */
const exclamations: Wording = {
  en: [
    "(?:^|[,;] )(?:what an?|(?:(?:they|we|it|he|she|that|this)(?:'re|'s| are| is| were| was) )?such(?: an?)?) (?!as )\\p{L}+ \\p{L}+",
    '(?:best|most \\p{L}+|\\p{L}{2,}est)(?: \\p{L}+){0,4} (?:ever|since|of my life|of all time|in history)',
  ],
  de: [
    '^(?:\\p{L}{1,4},? )?(?:was für|welch|so (?:ein|eine|tolle|viel))',
    '(?:beste|größte|schönste)\\p{L}?(?: \\p{L}+){0,5} je(?:mals)?',
  ],
  es: [
    '^¡?(?:\\p{L}{1,3},? )?(?:qué|menud[oa]s?|vaya)',
    '(?:mejor|más \\p{L}+)(?: \\p{L}+){0,4} (?:jamás|nunca)',
  ],
  fr: ['^(?:\\p{L}{1,4},? )?quel(?:le)?s? ', '(?:meilleure?|plus \\p{L}+)(?: \\p{L}+){0,5} jamais'],
  it: ['^(?:\\p{L}{1,4},? )?(?:che|quale) \\p{L}+', '(?:migliore?|più \\p{L}+)(?: \\p{L}+){0,5} mai'],
  pt: ['^(?:\\p{L}{1,4},? )?que \\p{L}+ \\p{L}+', '(?:melhor|mais \\p{L}+)(?: \\p{L}+){0,5} (?:já|jamais)'],
  nl: ['^(?:\\p{L}{1,4},? )?wat een', '(?:beste|mooiste)(?: \\p{L}+){0,5} ooit'],
};

/**
 * Returns the sentences of an answer that tell a feeling, which often differs from the literal words. The reason follows: "Oh, they are marvellous. Absolutely wonderful." "Yes, brilliant idea. It cost us a year." A judgement that
 * was asked for is one too if it comes first and has neither a fact nor a reason. The only sentence of an answer is none.
 */
export function feelingsIn(
  sentences: readonly SpokenSentence[],
  question: string,
  language: Language,
): ReadonlySet<SpokenSentence> {
  const found = criesIn(sentences, language);
  const isOpinion = matches('opinion', opinionQuestions, question, language);
  let isOpening = isOpinion;
  for (const sentence of sentences) {
    const isBare = !found.has(sentence) && isBareJudgement(sentence, language);
    const isMarked = affirms(sentence.text, language);
    const isPhrase = isOpinion && phrases[language]?.test(sentence.text) === true;
    if (exclaims(sentence.text, language) || (isBare && (isOpening || isMarked || isPhrase)))
      found.add(sentence);
    isOpening &&= found.has(sentence);
  }
  return sentences.some((each) => !found.has(each) && each.content.length > 0) ? found : new Set();
}

/** Returns the short sentences from a cry such as "oh" on. */
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

/** Returns whether a sentence has neither a fact, a reason, a denial nor, unless it is thin, an act of the speaker. */
function isBareJudgement({ text, content }: SpokenSentence, language: Language): boolean {
  // ", portanto" at the end gives no reason
  const substance = substanceOf(text.replace(/, \p{L}+[.!]?$/u, ''), language);
  return (
    content.length <= contentWords.most &&
    specifics(substance) + substance.evidence === 0 &&
    (content.length < contentWords.fewest || actionsOf(text, language) === 0) &&
    !deniesIn(text, language)
  );
}

const exclaims = (text: string, language: Language): boolean =>
  !/\?/u.test(text) && matches('exclamation', exclamations, text, language);

const matches = (name: string, table: Wording, text: string, language: Language): boolean =>
  patternOf(name, table, language).test(text.replaceAll('’', "'"));

/** Returns whether a sentence begins with a cry or with "yes". */
const affirms = (text: string, language: Language): boolean => {
  const first = firstOf(text, language);
  return criesOf(language)?.has(first) === true || affirmationsOf(language)?.has(first) === true;
};

const firstOf = (text: string, language: Language) => (wordsOf(text, language)[0] ?? '').toLowerCase();
