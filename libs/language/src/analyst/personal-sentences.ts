import { type Language } from '@colloquy/contracts';
import { individualsIn } from '../personal-data/individuals';
import { goesOnAboutPerson, personsIn, tellsOfPerson } from '../personal-data/persons';
import { knowsPrivateFacts, tellsPrivateFact } from '../personal-data/private-facts';
import { contentWords } from '../text/content-words';
import { figureRunsIn } from '../text/facts';
import { isFunctionWord } from '../text/grammar';
import { opensCorrection } from './corrections';
import { type Relevance, stemOf } from './relevance';
import { contentOf } from './sentence-content';
import { clausesIn, predicateOf, saidOfPerson, tellsBarePay } from './single-persons';
import { type SpokenSentence } from './spoken-sentence';
import { statementIn } from './substance';
import { takesPart } from './voice';

export interface Surroundings {
  language: Language;
  /** Folded names that belong to the interview, whose bearers are not private. */
  names: string;
  isShared: Relevance['isShared'];
}

export function personalSentencesIn(said: readonly SpokenSentence[], around: Surroundings): boolean[] {
  const { language, names } = around;
  const stemsBefore = new Set<string>();
  let isPersonal = false;
  let isPerson = false;
  return said.map((sentence, index) => {
    const { text, content } = sentence;
    const named = individualsIn(text, names, language);
    const next = said[index + 1]?.text;
    isPersonal =
      tellsPrivateFact(text, names, language, isPerson) ||
      tellsBarePay(text, names, language) ||
      (index > 0 && isPersonalStatement(sentence, stemsBefore, around)) ||
      (tellsOfPerson(text, names, language, next) &&
        (!knowsPrivateFacts(language) || (index > 0 && strays(sentence, named, stemsBefore, around)))) ||
      (named.length > 0 && index > 0 && strays(sentence, named, stemsBefore, around)) ||
      (isPersonal && goesOnAboutPerson(text, language));
    isPerson = named.length > 0 || (isPerson && goesOnAboutPerson(text, language));
    if (!isPersonal) for (const word of content) stemsBefore.add(stemOf(word));
    return isPersonal;
  });
}

function isPersonalStatement(
  { turn, text }: SpokenSentence,
  before: ReadonlySet<string>,
  { language, isShared }: Surroundings,
): boolean {
  const said = saidOfPerson(text, language);
  if (said === undefined || figureRunsIn(said, language).length > 0) return false;
  const telling = contentOf(said, language).filter((word) => !isFunctionWord(word, language));
  return telling.length > 0 && !telling.some((word) => isShared(word, turn) || before.has(stemOf(word)));
}

const strays = (
  sentence: SpokenSentence,
  named: readonly string[],
  before: ReadonlySet<string>,
  around: Surroundings,
): boolean =>
  isOffSubject(sentence, named, before, around) ||
  (!opensCorrection(sentence.text, around.language) &&
    !statementIn(sentence.text, sentence.content, around.language).isCausal &&
    isPersonalClause(sentence, before, around));

function isOffSubject(
  { turn, text, content }: SpokenSentence,
  named: readonly string[],
  before: ReadonlySet<string>,
  { language, isShared }: Surroundings,
): boolean {
  const rest = named.reduce(without, text);
  const own = new Set(named.flatMap((each) => contentWords(each, language)).map(stemOf));
  const relates = (word: string) => isShared(word, turn) || before.has(stemOf(word));
  const telling = content.filter((word) => !own.has(stemOf(word)) && !isFunctionWord(word, language));
  return (
    figureRunsIn(rest, language).length === 0 &&
    !statementIn(text, content, language).isCausal &&
    !takesPart(rest, language) &&
    !telling.some(relates)
  );
}

function isPersonalClause(
  { turn, text }: SpokenSentence,
  before: ReadonlySet<string>,
  around: Surroundings,
): boolean {
  const { language, names } = around;
  const isNaming = (clause: string) =>
    individualsIn(clause, names, language).length > 0 || tellsOfPerson(clause, names, language);
  const clause = clausesIn(text, language).find(isNaming);
  if (clause === undefined) return false;
  const said = predicateOf(clause, language);
  // a verb without an auxiliary describes what people do at work
  if (said === clause) return false;
  const named = [
    ...individualsIn(said, names, language),
    ...personsIn(said, language).map(({ name }) => name),
  ];
  return isOffSubject({ turn, text: said, content: contentOf(said, language) }, named, before, around);
}

function without(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + words.length)}`;
}
