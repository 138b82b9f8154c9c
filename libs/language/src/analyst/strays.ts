import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { folded } from '../text/facts';
import { sentencesOf } from '../text/segment';
import { namesRelative } from '../personal-data/individuals';
import { tellsOfPerson } from '../personal-data/persons';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { asks, stemsOf } from './questions';
import { knownNames, type Relevance, stemOf } from './relevance';
import { statementIn } from './substance';
import { privateVoice, speaksOfSelf } from './voice';

const straying = {
  /** A shorter turn has hardly left the subject. */
  contentWords: 12,
  topical: 0.1,
  minTurns: 3,
  people: 0.5,
  /** From this share on, `people` is two signs. */
  maxPeople: 0.8,
  /** Minimum mean surplus of "I", "my", "he" and "she" over "we". */
  voice: 0.35,
  minSigns: 2,
  /** From this share of longer turns that begin with a fact about others, the expert answers. */
  answers: 0.5,
};

const minTopical = 2;

/** A single turn strays if its share of sentences about people, plus `voice` times its private voice, is `enough`. */
const alone = { minSentences: 2, voice: 0.3, enough: 0.65 };

export function strayedTurnsIn(
  input: AnalysisInput,
  { isTopical, topicalShare }: Pick<Relevance, 'isTopical' | 'topicalShare'>,
): ReadonlySet<AnalysisTurn> {
  const { turns, language } = input;
  const names = folded(knownNames(input));
  const said = turns.filter(({ role }) => role === 'user');
  const share = ({ text }: AnalysisTurn) => topicalShare([...new Set(contentWords(text, language))]);
  const long = said.filter(({ text }) => contentWords(text, language).length >= straying.contentWords);
  const far = long.filter((turn) => share(turn) <= straying.topical);
  const tellsOfPeople = (sentence: string) =>
    namesRelative(sentence, language) || tellsOfPerson(sentence, names, language);
  const peopleIn = ({ text }: AnalysisTurn) => sentencesOf(text, language).filter(tellsOfPeople).length;
  const states = (sentence: string) => {
    const { isCheckable, isCausal } = statementIn(sentence, contentWords(sentence, language), language);
    return (isCheckable || isCausal) && !tellsOfPeople(sentence);
  };
  const beginsWithFact = ({ text }: AnalysisTurn) => {
    const [first = ''] = sentencesOf(text, language);
    return states(first) && !speaksOfSelf(first, language) && privateVoice(first, language) === 0;
  };
  const strayed = far.filter((turn) => {
    const count = peopleIn(turn);
    const voice = alone.voice * privateVoice(turn.text, language);
    return (
      count >= alone.minSentences && count / sentencesOf(turn.text, language).length + voice >= alone.enough
    );
  });
  const voice = long.reduce((sum, { text }) => sum + privateVoice(text, language), 0);
  const telling = long.filter((turn) => peopleIn(turn) > 0).length;
  const signs = [
    telling >= long.length * straying.people,
    telling >= long.length * straying.maxPeople,
    voice >= long.length * straying.voice,
    long.some((turn) => isAskedAgain(turn, input)),
  ];
  const strays =
    long.filter(beginsWithFact).length < long.length * straying.answers &&
    long.length >= straying.minTurns &&
    long.reduce((sum, turn) => sum + share(turn), 0) <= long.length * straying.topical &&
    signs.filter(Boolean).length >= straying.minSigns;
  if (!strays) return new Set(strayed);
  const topicalIn = (content: readonly string[]) =>
    new Set(content.filter((word) => isTopical([word])).map(stemOf)).size;
  const answers = ({ text }: AnalysisTurn) =>
    sentencesOf(text, language).some(
      (each) => topicalIn(contentWords(each, language)) >= minTopical && states(each),
    );
  return new Set(said.filter((turn) => !answers(turn)));
}

function isAskedAgain(turn: AnalysisTurn, { turns, questions, language }: AnalysisInput): boolean {
  const at = turns.indexOf(turn);
  const before = turns.slice(0, at).findLast(({ role }) => role === 'agent');
  const next = turns[at + 1];
  if (!before || next?.role !== 'agent' || !asks(next.text)) return false;
  if (questions.some((question) => next.text.includes(question))) return false;
  return sharesWord(before.text, next.text, language);
}

function sharesWord(before: string, text: string, language: Language): boolean {
  const asked = stemsOf(before, language);
  return [...stemsOf(text, language)].some((stem) => asked.has(stem));
}
