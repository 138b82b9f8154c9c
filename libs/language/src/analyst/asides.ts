import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn, folded } from '../text/facts';
import { remembered } from '../text/remembered';
import { sentencesOf } from '../text/segment';
import { addressesReader } from './address';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { isAnnoyed, isLeaving } from './attitude';
import { confidencesIn } from './confidences';
import { confrontationsIn } from './confrontations';
import { dictates } from './dictated-numbers';
import { isFiller, isSalad } from './filler';
import { isEmpty, isNonAnswer } from './non-answers';
import { holdsIdentifier } from '../personal-data/identifiers';
import { goesOnAboutPerson, tellsOfPerson } from '../personal-data/persons';
import { tellsPrivateFact } from '../personal-data/private-facts';
import { promotionIn } from './promotion';
import { asks } from './questions';
import { knownNames, relevanceIn, stemOf } from './relevance';
import { splitBefore } from './split';
import { specifics, statementIn, substanceOf } from './substance';
import { tiradesIn } from './tirades';
import { speaksForOthers } from './voice';

/**
 * Why a sentence of the expert is not about the subject: it complains about the interview, announces that the expert
 * leaves, is about private life, advertises, generalises about other subjects, addresses the reader or the software, is not
 * an answer, echoes the question, repeats an earlier sentence, is not speech, or asks a question back.
 */
export type Aside =
  | 'against'
  | 'leaving'
  | 'private'
  | 'promotion'
  | 'tirade'
  | 'order'
  | 'non-answer'
  | 'echo'
  | 'repeated'
  | 'filler'
  | 'question';

export interface SpokenSentence {
  turn: AnalysisTurn;
  text: string;
  /** Different content words of the sentence, in lower case. */
  content: readonly string[];
  /** Absent if the sentence is about the subject. */
  aside?: Aside;
  /** True if it holds personal data that neither summary nor quotes may repeat. */
  isWithheld?: boolean;
}

/** A sentence that contains this share of the question's words only echoes it. */
const echoShare = 0.7;

/** A sentence with fewer content words may recur by chance. */
const repeatable = 4;

/** Sentences that recur in so many turns were prepared for any question. */
const boilerplateTurns = 3;

export function makeSentences(input: AnalysisInput) {
  const { language, turns } = input;
  const { isTopical, topicalShare, generalises, hasStrayed } = relevanceIn(input);
  const promotion = promotionIn(input);
  const said = turns.filter(({ role }) => role === 'user');
  const tirades = tiradesIn(said, topicalShare, language);
  const confrontations = confrontationsIn(said, isTopical, language);
  const isConfrontation = confrontations.size > 1 && confrontations.size >= said.length / 3;
  const isOrder = (text: string) => remembered(`${language} order`, text, () => addressesReader(text, input));
  const partsOfTurn = ({ text }: AnalysisTurn) =>
    sentencesOf(text, language).flatMap((sentence) => splitBefore(sentence, isOrder, language));
  const gives = said.map((turn) => partsOfTurn(turn).findIndex(isOrder));
  // where a turn begins with an order, further ones may not be recognised
  const doubtful = new Set(gives.includes(0) ? said.filter((_turn, at) => gives[at] === -1) : []);
  const names = folded(knownNames(input));
  const known = repetitionsIn(turns, language);
  const seen = new Set<string>();

  /** Returns whether a sentence has neither a sign of the subject nor a statement that can be checked. */
  function saysNothing(text: string, content: readonly string[]): boolean {
    if (isTopical(content) || speaksForOthers(text, language)) return false;
    const { isCheckable, isCausal } = statementIn(text, content, language);
    return !isCheckable && !isCausal;
  }

  function own(
    text: string,
    content: readonly string[],
    question: ReadonlySet<string>,
    isDoubtful: boolean,
  ): Aside | undefined {
    const key = keyOf(content);
    const isKnown =
      content.length >= repeatable && (seen.has(key) || (known.get(key) ?? 0) >= boilerplateTurns);
    seen.add(key);
    if (isAnnoyed(text, language)) return 'against';
    if (isLeaving(text, language)) return 'leaving';
    if (isOrder(text) || (isDoubtful && saysNothing(text, content))) return 'order';
    if (isFiller(text, language)) return 'filler';
    if (isKnown) return 'repeated';
    if (asks(text.slice(-3))) return 'question';
    if (isNonAnswer(text, language)) return 'non-answer';
    return isEcho(text, content, question) ? 'echo' : undefined;
  }

  function isEcho(text: string, content: readonly string[], question: ReadonlySet<string>): boolean {
    const words = contentWords(text, language);
    if (words.length < 2 || specifics(substanceOf(text, language)) > 0) return false;
    return content.filter((word) => question.has(stemOf(word))).length / content.length >= echoShare;
  }

  function goesOn(before: Aside | undefined, text: string, content: readonly string[]): boolean {
    if (before === 'order') return !isTopical(content) && !speaksForOthers(text, language);
    if (before === 'against') return !isTopical(content) && specifics(substanceOf(text, language)) === 0;
    return before === 'non-answer' && isEmpty(text, language);
  }

  function ofTurn(turn: AnalysisTurn): Aside | undefined {
    if (promotion.has(turn)) return 'promotion';
    if (isSalad(turn.text, topicalShare(contentWords(turn.text, language)), language)) return 'filler';
    if (tirades.has(turn) || generalises(turn.text)) return 'tirade';
    if (hasStrayed(turn)) return 'private';
    return isConfrontation && confrontations.has(turn) && !partsOfTurn(turn).some(isOrder)
      ? 'against'
      : undefined;
  }

  return (turn: AnalysisTurn, question: string): SpokenSentence[] => {
    const stems = new Set(contentWords(question, language).map(stemOf));
    const whole = ofTurn(turn);
    let before: Aside | undefined;
    let isAbout = false;
    const parts = partsOfTurn(turn);
    const confidences = confidencesIn(parts, language);
    return parts.map((text, index, sentences): SpokenSentence => {
      const content = contentOf(text, language);
      const aside =
        own(text, content, stems, doubtful.has(turn)) ?? (goesOn(before, text, content) ? before : whole);
      before = aside;
      isAbout =
        tellsOfPerson(text, names, language, sentences[index + 1]) ||
        tellsPrivateFact(text, names, language) ||
        (isAbout && goesOnAboutPerson(text, language));
      return {
        turn,
        text,
        content,
        ...(aside && { aside }),
        ...((isAbout || confidences[index] || holdsIdentifier(text) || dictates(text, language)) && {
          isWithheld: true,
        }),
      };
    });
  };
}

/** Returns the different content words of a sentence in lower case; figures count only beside other words. */
function contentOf(text: string, language: Language): string[] {
  const words = [...new Set(contentWords(text, language).map((word) => word.toLowerCase()))];
  const figures = figureRunsIn(text, language).join(' ').toLowerCase();
  const others = words.filter((word) => !/\p{N}/u.test(word) && !figures.includes(word));
  return [...others, ...words.filter((word) => !others.includes(word)).slice(0, others.length)];
}

const keyOf = (content: readonly string[]) => content.map(stemOf).sort().join(' ');

function repetitionsIn(turns: readonly AnalysisTurn[], language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { role, text } of turns) {
    if (role !== 'user') continue;
    const keys = sentencesOf(text, language).map((each) => keyOf(contentOf(each, language)));
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Asides that devalue a small rest of the answer too. */
const spoiling: readonly (Aside | undefined)[] = [
  'against',
  'private',
  'promotion',
  'tirade',
  'order',
  'non-answer',
  'echo',
  'filler',
  'repeated',
];

/**
 * Returns the sentences of an answer that are about the subject. A rest without figures, names, dates and reasons
 * that is smaller than the asides around it, and too small for an answer, does not count.
 */
export function onSubject(
  sentences: readonly SpokenSentence[],
  language: Language,
  fewest: number,
): SpokenSentence[] {
  const said = sentences.filter(({ aside }) => aside === undefined);
  const words = (some: readonly SpokenSentence[]) => new Set(some.flatMap(({ content }) => content)).size;
  const rest = words(said);
  if (rest >= fewest || rest >= words(sentences.filter(({ aside }) => spoiling.includes(aside)))) return said;
  const substance = substanceOf(said.map(({ text }) => text).join(' '), language);
  return specifics(substance) + substance.evidence > 0 ? said : [];
}
