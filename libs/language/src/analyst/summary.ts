import { type Language } from '@colloquy/contracts';
import { fill, fullStop, phrases, speak } from '../interviewer/phrases';
import { type AnalysisInput, type Finding } from './analyst';
import { isAnswered } from './answers';
import { type Answer } from './answer';
import { type Claim, ranked } from './claims';
import { finding } from './scoring';

const most = { questions: 8, claimsOnQuestion: 3, claims: 12 };

/** Number of claims on each question that are told whatever their value. */
const fewest = 3;

const telling = 4;

export function summaryOf(
  { language, expertName }: AnalysisInput,
  answers: readonly Answer[],
  claims: readonly Claim[],
): Finding[] {
  const answered = answers.filter(isAnswered);
  const opening = fill(phrases[language].summaryOpening, {
    expert: expertName,
    answered: answered.filter(({ isVague }) => !isVague).length,
    total: answers.length,
  });
  const counted = answered.length > 0 ? answered : answers;
  return [
    finding(
      opening,
      counted.flatMap(({ turns }) => turns),
    ),
    ...chosen(claims).map((told) => toldOf(told, language)),
    ...unanswered(answers, language),
  ];
}

/** Claims on the client's objective come first. */
function chosen(claims: readonly Claim[]): Claim[][] {
  const { best, rest } = ranked(claims);
  const kept = best.slice(0, most.questions);
  const onQuestion = (claim: Claim) => kept.filter(({ answer }) => answer === claim.answer).length;
  for (const claim of rest) {
    const isEnough = kept.length >= fewest * best.length && claim.value < telling;
    if (isEnough || kept.length >= most.claims) break;
    const shown = onQuestion(claim);
    if (shown > 0 && shown < most.claimsOnQuestion) kept.push(claim);
  }
  kept.sort((a, b) => a.position - b.position);
  const wanted = kept.filter(({ isWanted }) => isWanted);
  const answers = new Set([...wanted, ...kept].map(({ answer }) => answer));
  return [...answers].map((answer) => kept.filter((claim) => claim.answer === answer));
}

function toldOf(claims: readonly Claim[], language: Language): Finding {
  const question = claims[0]?.answer.question ?? '';
  const said = joined(claims);
  const told = fill(phrases[language].summaryAnswer, { question, answer: said });
  const ends = /[!.?…。！？।؟]["'”’»)]*$/u.test(said);
  return finding(
    ends ? told : told + fullStop(language),
    claims.map(({ turn }) => turn),
  );
}

function joined(claims: readonly Claim[]): string {
  return claims.reduce((text, { told, turn, position }, index) => {
    const before = claims[index - 1];
    if (!before) return told;
    return before.turn === turn && before.position === position - 1
      ? `${text} ${told}`
      : `${text} […] ${told}`;
  }, '');
}

function unanswered(answers: readonly Answer[], language: Language): Finding[] {
  const open = answers.filter((answer) => !isAnswered(answer) && answer.turns.length > 0);
  if (open.length === 0) return [];
  const questions = open.map(({ question }) => quoted(question, language)).join(', ');
  return [
    finding(
      fill(phrases[language].summaryUnanswered, { questions }),
      open.flatMap(({ turns }) => turns),
    ),
  ];
}

function quoted(question: string, language: Language): string {
  const [, open = '', close = ''] =
    /(\p{Pi}\s?|\p{Ps}|\p{Pf}|„)\{question\}(\s?\S)/u.exec(phrases[language].summaryAnswer) ?? [];
  return open + question + close;
}

export const summaryText = (sentences: readonly Finding[], { language }: AnalysisInput): string | null =>
  sentences.length === 0 ? null : speak(language, ...sentences.map(({ text }) => text));
