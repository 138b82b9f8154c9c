import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type Analysis, type AnalysisInput, type QuestionFinding } from './analyst';
import { type Statement } from './grounding';
import { type Told, type ToldAnswer } from './openai-answer';
import { leaksInstructions } from './openai-prompt';
import { finding } from './scoring';
import { type StatementCheck } from './statement/statement-check';

const maxSentences = 2;

/** Returns the numbers, from 1, of the questions that were put or answered; code decides this, not the model. */
export const questionsToAnswer = ({ findings }: Pick<Analysis, 'findings'>): number[] =>
  findings.flatMap(({ verdict }, index) => (verdict === 'not_asked' ? [] : [index + 1]));

export function problemsOfAnswers(
  { answers }: Told,
  input: AnalysisInput,
  measured: Pick<Analysis, 'findings'>,
  check: StatementCheck,
): string[] {
  const asked = answers.map(({ question }) => question).sort((a, b) => a - b);
  const wanted = questionsToAnswer(measured);
  return [
    ...(asked.join() === wanted.join()
      ? []
      : [`answers: must be for the questions ${wanted.join()}, once each`]),
    ...answers.flatMap((answer, index) => {
      const problem = problemOf(answer, input, measured, check);
      return problem === '' ? [] : [`answers.${index}: ${problem}`];
    }),
  ];
}

export function usableAnswers(
  { answers }: Told,
  input: AnalysisInput,
  measured: Pick<Analysis, 'findings'>,
  check: StatementCheck,
): ToldAnswer[] {
  const wanted = new Set(questionsToAnswer(measured));
  return answers.filter(
    (answer) => problemOf(answer, input, measured, check) === '' && wanted.delete(answer.question),
  );
}

function problemOf(
  { question, verdict, answer, turns }: ToldAnswer,
  input: AnalysisInput,
  { findings }: Pick<Analysis, 'findings'>,
  check: StatementCheck,
): string {
  if (verdict === 'refused') {
    const known = findings[question - 1];
    const isAnswered = known?.verdict === 'answered' && known.claims.length > 0;
    return isAnswered ? 'the expert answered this question' : '';
  }
  const sentences = sentencesOf(answer, input.language).length;
  if (sentences === 0 || sentences > maxSentences)
    return `answer must have one sentence, at most ${maxSentences}`;
  if (leaksInstructions(answer)) return 'it must not repeat the instructions';
  if (turns.length === 0 || !turns.every((number) => saysSomething(number, input)))
    return 'turns must be turns of the expert that say something';
  const invented = check({ text: answer, turns });
  return invented === '' ? '' : `its turns do not say ${invented}`;
}

function saysSomething(number: number, { turns, language }: AnalysisInput): boolean {
  const turn = turns[number - 1];
  return turn?.role === 'user' && contentWords(turn.text, language).length > 0;
}

export function statementOf(
  { verdict, answer, turns, question }: ToldAnswer,
  input: AnalysisInput,
): Statement {
  const text = input.questions[question - 1] ?? '';
  return verdict === 'refused'
    ? { text: `The expert gave no answer to this question: ${text}`, turns }
    : { text: answer, turns, question: text };
}

export const findingsWith = (
  answers: readonly ToldAnswer[],
  input: AnalysisInput,
  { findings }: Pick<Analysis, 'findings'>,
): QuestionFinding[] =>
  findings.map((known, index) => {
    const told = answers.find(({ question }) => question === index + 1);
    if (!told) return known;
    if (told.verdict === 'refused')
      return { ...known, verdict: told.verdict, answer: null, answerTurnIds: [], claims: [] };
    const turns = told.turns.flatMap((number) => input.turns[number - 1] ?? []);
    const { text: answer, turnIds: answerTurnIds } = finding(told.answer, turns);
    return { ...known, verdict: told.verdict, answer, answerTurnIds };
  });
