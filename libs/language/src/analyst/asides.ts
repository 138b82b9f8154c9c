import { type Language } from '@colloquy/contracts';
import { asksToFinishLater } from '../interviewer/requests/requests';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { figureRunsIn, folded } from '../text/facts';
import { isFunctionWord } from '../text/grammar';
import { remembered } from '../text/remembered';
import { sentencesOf } from '../text/segment';
import { addressesReader } from './address';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { confidencesIn } from './confidences';
import { opensCorrection } from './corrections';
import { confrontationsIn } from './confrontations';
import { dictates } from './dictated-numbers';
import { isBareFigures, isFiller, isSalad } from './filler';
import { isNonAnswer } from './refusals';
import { lastWordsIn } from './last-words';
import { holdsIdentifier } from '../personal-data/identifiers';
import { goesOnAboutPerson, personsIn, tellsOfPerson } from '../personal-data/persons';
import { individualsIn } from '../personal-data/individuals';
import { knowsPrivateFacts, tellsPrivateFact } from '../personal-data/private-facts';
import { promotionIn } from './promotion';
import { asks } from './questions';
import { knownNames, relevanceIn, stemOf } from './relevance';
import { clausesIn, predicateOf, saidOfPerson, tellsBarePay } from './single-persons';
import { splitAtColon, splitBefore } from './split';
import { strayedTurnsIn } from './strays';
import { specifics, statementIn, substanceOf } from './substance';
import { rails } from './tirades';
import { type Aside, type SpokenSentence } from './spoken-sentence';
import { asksForQuantity } from './vagueness';
import { speaksForOthers, takesPart } from './voice';

/** A sentence that contains this share of the question's words only echoes it. */
const echoShare = 0.7;

/** A sentence with fewer content words may recur by chance. */
const repeatable = 4;

/** "Hey" is not an answer. */
const minAnsweringWords = 2;

/** Minimum number of turns with a sentence that was prepared for any question. */
const boilerplateTurns = 3;

/** Minimum number and share of turns of mere figures; one alone may answer. */
const bareTurns = { min: 2, share: 0.5 };

/** Minimum number of words of the subject in a sentence of a tirade that answers, beside a figure or a cause. */
const minAnswering = 2;

export function makeSentences(input: AnalysisInput) {
  const { language, turns } = input;
  const { isTopical, isShared, topicalShare } = relevanceIn(input);
  const promotion = promotionIn(input);
  const said = turns.filter(({ role }) => role === 'user');
  const isTirade = rails(said, topicalShare, language);
  const confrontations = confrontationsIn(said, isTopical, language);
  const lastWords = lastWordsIn(input, topicalShare);
  const strayed = strayedTurnsIn(input, { isTopical, topicalShare });
  const isOrder = (text: string) => remembered(`${language} order`, text, () => addressesReader(text, input));
  const holdsNumber = (text: string) =>
    remembered(`${language} number`, text, () => holdsIdentifier(text) || dictates(text, language));
  const partsOfTurn = ({ text }: AnalysisTurn) =>
    sentencesOf(text, language)
      .flatMap((sentence) => splitBefore(sentence, isOrder, language))
      .flatMap((sentence) => splitAtColon(sentence, holdsNumber, language));
  const gives = said.map((turn) => partsOfTurn(turn).findIndex(isOrder));
  // where a turn begins with an order, further ones may not be recognised
  const doubtful = new Set(gives.includes(0) ? said.filter((_turn, at) => gives[at] === -1) : []);
  const bare = said.filter((turn) => {
    // a number that is dictated is not a figure
    const told = partsOfTurn(turn)
      .filter((each) => !holdsNumber(each))
      .join(' ');
    return isBareFigures(told, contentOf(told, language), language);
  });
  const unasked = bare.filter((turn) => {
    const before = turns.slice(0, turns.indexOf(turn)).findLast(({ role }) => role === 'agent');
    return !before || !asksForQuantity(before.text, language);
  });
  const isFigureTalk =
    unasked.length >= bareTurns.min && bare.length >= Math.max(bareTurns.min, said.length * bareTurns.share);
  const names = folded(knownNames(input));
  const known = repetitionsIn(turns, language);
  const seen = new Set<string>();

  /** Returns whether a sentence has neither a sign of the subject nor a statement that can be checked. */
  function saysNothing(text: string, content: readonly string[]): boolean {
    if (isTopical(content) || speaksForOthers(text, language)) return false;
    const { isCheckable, isCausal } = statementIn(text, content, language);
    return !isCheckable && !isCausal;
  }

  /** Returns whether a sentence states something about the subject, whatever the expert's tone. */
  function answers(text: string, content: readonly string[]): boolean {
    const { isCheckable, isCausal } = statementIn(text, content, language);
    return (isCheckable || isCausal) && content.filter((word) => isTopical([word])).length >= minAnswering;
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
    if (isOrder(text) || (isDoubtful && saysNothing(text, content))) return 'order';
    if (isFiller(text, language)) return 'filler';
    if (isKnown) return 'repeated';
    if (asks(text.slice(-3))) return 'question';
    if (content.length < thinAnswerContentWords && asksToFinishLater(text, language)) return 'leaving';
    if (isNonAnswer(text, language)) return 'non-answer';
    return isEcho(text, content, question) ? 'echo' : undefined;
  }

  /**
   * Returns whether a sentence is an aside: it has neither a figure nor a reason, besides `named` no word of the subject, of
   * another turn or of `before`, and the speaker takes no part in it.
   */
  function isOffSubject(
    { turn, text, content }: SpokenSentence,
    named: readonly string[],
    before: ReadonlySet<string>,
  ) {
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

  /** Returns whether a sentence says of one person what has nothing to do with the subject. */
  function isPersonal({ turn, text }: SpokenSentence, before: ReadonlySet<string>): boolean {
    const said = saidOfPerson(text, language);
    if (said === undefined || figureRunsIn(said, language).length > 0) return false;
    const telling = contentOf(said, language).filter((word) => !isFunctionWord(word, language));
    return telling.length > 0 && !telling.some((word) => isShared(word, turn) || before.has(stemOf(word)));
  }

  /** Returns whether the clause that names a person is an aside, whatever the speaker concludes from it. */
  function isPersonalClause({ turn, text }: SpokenSentence, before: ReadonlySet<string>): boolean {
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
    return isOffSubject({ turn, text: said, content: contentOf(said, language) }, named, before);
  }

  function isEcho(text: string, content: readonly string[], question: ReadonlySet<string>): boolean {
    const words = contentWords(text, language);
    if (words.length < 2 || specifics(substanceOf(text, language)) > 0 || deniesIn(text, language))
      return false;
    return content.filter((word) => question.has(stemOf(word))).length / content.length >= echoShare;
  }

  function goesOn(before: Aside | undefined, text: string, content: readonly string[]): boolean {
    return before === 'order' && !isTopical(content) && !speaksForOthers(text, language);
  }

  function ofTurn(turn: AnalysisTurn): Aside | undefined {
    if (promotion.has(turn)) return 'promotion';
    const content = contentWords(turn.text, language);
    if (isSalad(turn.text, topicalShare(content), language)) return 'filler';
    if (isFigureTalk && bare.includes(turn)) return 'filler';
    if (isTirade) return 'tirade';
    if (strayed.has(turn)) return 'private';
    return confrontations.has(turn) && !partsOfTurn(turn).some(isOrder) ? 'against' : undefined;
  }

  return (turn: AnalysisTurn, question: string): SpokenSentence[] => {
    const stems = new Set(contentWords(question, language).map(stemOf));
    const whole = ofTurn(turn);
    let before: Aside | undefined;
    let isAbout = false;
    let isPerson = false;
    const stemsBefore = new Set<string>();
    let hasAnswered = false;
    const parts = partsOfTurn(turn);
    const confidences = confidencesIn(parts, language);
    return parts.map((text, index, sentences): SpokenSentence => {
      const content = contentOf(text, language);
      const isLast = turn === lastWords.turn && lastWords.sentences.has(text);
      const aside =
        (isLast ? 'leaving' : undefined) ??
        own(text, content, stems, doubtful.has(turn)) ??
        (goesOn(before, text, content)
          ? before
          : whole === 'tirade' && answers(text, content)
            ? undefined
            : whole);
      before = aside;
      hasAnswered ||= aside === undefined && content.length >= minAnsweringWords && !gives.includes(0);
      const said: SpokenSentence = { turn, text, content };
      const named = individualsIn(text, names, language);
      const isOff = () => index > 0 && isOffSubject(said, named, stemsBefore);
      const isOffInClause = () =>
        index > 0 &&
        !opensCorrection(text, language) &&
        !statementIn(text, content, language).isCausal &&
        isPersonalClause(said, stemsBefore);
      isAbout =
        tellsPrivateFact(text, names, language, isPerson) ||
        tellsBarePay(text, names, language) ||
        (index > 0 && isPersonal(said, stemsBefore)) ||
        (tellsOfPerson(text, names, language, sentences[index + 1]) &&
          (!knowsPrivateFacts(language) || isOff() || isOffInClause())) ||
        (named.length > 0 && (isOff() || isOffInClause())) ||
        (isAbout && goesOnAboutPerson(text, language));
      isPerson = named.length > 0 || (isPerson && goesOnAboutPerson(text, language));
      if (!isAbout) for (const word of content) stemsBefore.add(stemOf(word));
      return {
        ...said,
        ...(aside && { aside }),
        ...(aside === 'order' && hasAnswered && { isBehindAnswer: true }),
        ...((isAbout || confidences[index] || holdsNumber(text)) && {
          isWithheld: true,
        }),
      };
    });
  };
}

/** Returns a text without the first occurrence of words, whatever their capitals. */
function without(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + words.length)}`;
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
