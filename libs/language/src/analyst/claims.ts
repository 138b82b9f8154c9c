import { type Language } from '@colloquy/contracts';
import { asksForOffTheRecord, asksToFinishLater, asksToRepeat } from '../interviewer/requests/requests';
import { contentWords } from '../text/content-words';
import { wordsOf } from '../text/segment';
import { type AnalysisTurn } from './analyst';
import { type Answer } from './answer';
import { repaired } from './corrections';
import { brokenOffIn, spansOf } from './spans';
import { type Span } from './span';
import { stemOf } from './relevance';
import { selfRepairsIn, withoutReparanda } from './self-repairs';
import { substanceOf } from './substance';
import { toldAs } from './told';
import { actionsOf } from './voice';

export interface Claim {
  /** Verbatim from one turn; `''` if the expert corrected it, so that it must not be quoted. */
  text: string;
  /** For a summary: with the corrected figure in place of the wrong one. */
  told: string;
  turn: AnalysisTurn;
  answer: Answer;
  position: number;
  value: number;
  isWanted: boolean;
}

/** Minimum of a claim that is shown; `atLeast` applies if no claim of an answer meets `enough`. */
const enough = { words: 5, contentWords: 3 };
/** For the first claim, which often is the answer: "They don't choose, the cat does". */
const opening = { words: 5, contentWords: 2 };
const atLeast = { words: 2, contentWords: 1 };

/** @param turns the whole conversation */
export function claimsOf(
  answers: readonly Answer[],
  turns: readonly AnalysisTurn[],
  language: Language,
  objective = '',
): Claim[] {
  const claims: Claim[] = [];
  const isBrokenOff = brokenOffIn(answers);
  const spans: Span[][] = [];
  // a later answer may correct an earlier one
  for (const answer of answers) spans.push(spansOf(answer, spans, isBrokenOff, language));
  const repairs = selfRepairsIn(turns, language, withheldIn(answers));
  answers.forEach((answer, at) => {
    const topic = new Set(contentWords(answer.question, language).map((word) => word.toLowerCase()));
    const found = withoutReparanda(spans[at] ?? [], repairs, language);
    const telling = found.filter(({ told }, at) => isTelling(told, language, at === 0 ? opening : enough));
    const shown =
      telling.length > 0 ? telling : found.filter(({ told }) => isTelling(told, language, atLeast));
    shown.forEach((span, index) => {
      claims.push({
        text: repaired(span.text, language) === span.text ? span.text : '',
        told: toldAs(span.told, language),
        turn: span.turn,
        answer,
        position: claims.length,
        value: valueOf(span.told, topic, language) + (index === 0 ? firstBonus : 0),
        isWanted: false,
      });
    });
  });
  return withObjective(claims, objective, language);
}

const withheldIn = (answers: readonly Answer[]): ReadonlySet<string> =>
  new Set(
    answers.flatMap(({ sentences }) =>
      sentences.filter(({ isWithheld }) => isWithheld === true).map(({ text }) => text),
    ),
  );

function withObjective(claims: readonly Claim[], objective: string, language: Language): Claim[] {
  const stemsOf = (text: string) => contentWords(text, language).map(stemOf);
  const said = claims.map(({ told }) => new Set(stemsOf(told)));
  const distinctive = stemsOf(objective).filter(
    (stem) => said.filter((stems) => stems.has(stem)).length <= claims.length / 2,
  );
  return claims.map((claim, at) => {
    const asked = new Set(stemsOf(claim.answer.question));
    const isWanted = distinctive.some((stem) => said[at]?.has(stem) === true || asked.has(stem));
    return { ...claim, isWanted, value: claim.value + (isWanted ? wantedBonus : 0) };
  });
}

export function ranked(claims: readonly Claim[]): { best: Claim[]; rest: Claim[] } {
  const seen = new Set<Answer>();
  const [best, rest]: [Claim[], Claim[]] = [[], []];
  for (const claim of [...claims].sort((a, b) => b.value - a.value || a.position - b.position)) {
    (seen.has(claim.answer) ? rest : best).push(claim);
    seen.add(claim.answer);
  }
  return { best, rest };
}

function isTelling(text: string, language: Language, least: typeof enough): boolean {
  const content = contentWords(text, language).length;
  // languages with long words say as much in fewer words
  if (wordsOf(text, language).length < least.words && content < least.words - 1) return false;
  if (content < least.contentWords) return false;
  return ![asksForOffTheRecord, asksToFinishLater, asksToRepeat].some((says) => says(text, language));
}

const firstBonus = 1;

/** Equals the bonus of a figure. */
const wantedBonus = 1.5;

/** Speakers who name themselves as acting tell of their own work. */
const actingBonus = 0.75;

function valueOf(text: string, topic: ReadonlySet<string>, language: Language): number {
  const content = contentWords(text, language).map((word) => word.toLowerCase());
  const { figures, names, dates, evidence } = substanceOf(text, language);
  const nearness = new Set(content.filter((word) => topic.has(word))).size;
  const asks = /[?？؟]["'”’»]*$/u.test(text) ? 3 : 0;
  return (
    Math.min(content.length, 12) / 4 +
    1.5 * Math.min(figures + names + dates, 3) +
    1.5 * Math.min(evidence, 2) +
    0.75 * Math.min(nearness, 2) +
    (figures + names + dates <= 1 && actionsOf(text, language) > 0 ? actingBonus : 0) -
    asks
  );
}
