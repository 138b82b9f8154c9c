import { fill, fullStop, phrases, speak } from '../interviewer/phrases';
import { type AnalysisInput, type Finding } from './analyst';
import { type Answer, isAnswered } from './answers';
import { type Excerpt, ranked, replacementsOf } from './excerpts';
import { finding } from './scoring';

/** At most six with the opening sentence. */
const mostAnswers = 5;
const fewestAnswers = 2;

/**
 * Summarises the interview in three to six sentences, fewer if little was said: how many questions were answered,
 * then the most telling words on each of the best-answered questions, in order. Without answers, reports what was
 * said instead.
 */
export function summaryOf(
  { language, expertName }: AnalysisInput,
  answers: readonly Answer[],
  excerpts: readonly Excerpt[],
): Finding[] {
  const { best, rest } = ranked(excerpts);
  const chosen = best.slice(0, mostAnswers);
  chosen.push(...rest.slice(0, Math.max(0, fewestAnswers - chosen.length)));
  const instead = replacementsOf(answers, language).slice(0, Math.max(0, fewestAnswers - chosen.length));
  const answered = answers.filter(isAnswered);
  const opening = fill(phrases[language].summaryOpening, {
    expert: expertName,
    answered: answered.length,
    total: answers.length,
  });
  const told = [...chosen, ...instead]
    .sort((a, b) => a.turn.timestampSecs - b.turn.timestampSecs || a.position - b.position)
    .map(({ text, answer, turn }) => {
      const told = fill(phrases[language].summaryAnswer, { question: answer.question, answer: text });
      const ends = /[!.?…。！？।؟]["'”’»)]*$/u.test(text);
      return finding(ends ? told : told + fullStop(language), [turn]);
    });
  const counted = answered.length > 0 ? answered : answers;
  const said = counted.flatMap(({ turns }) => turns);
  return [finding(opening, said), ...told];
}

/** Joins the sentences of a summary. */
export const summaryText = (sentences: readonly Finding[], { language }: AnalysisInput): string | null =>
  sentences.length === 0 ? null : speak(language, ...sentences.map(({ text }) => text));
