import { type RequestKind } from '@colloquy/contracts';
import { asksInReturn } from '../interviewer/requests/question-in-return';
import { recogniseRequests } from '../interviewer/requests/recognise';
import { sentencesOf, wordsOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { asks, makeQuestionFinder } from './questions';
import { finding, type JudgedScore } from './scoring';

/** Highest scores after none, one, two and more requests that the interviewer passed over. */
const maxWithIgnored = [100, 75, 60, 45] as const;

/** Maximum number of words besides the next question; more words are a reaction. */
const maxAcknowledging = 4;

const calling: ReadonlySet<RequestKind> = new Set<RequestKind>([
  'repeat',
  'rephrase',
  'are-you-human',
  'is-recorded',
  'who-asks',
  'how-long',
  'off-the-record',
  'strike',
  'change-answer',
  'other-language',
]);

export function withRequests(judged: JudgedScore, input: AnalysisInput): JudgedScore {
  const passedOver = ignoredIn(input);
  const count = passedOver.length / 2;
  const most = maxWithIgnored[Math.min(count, maxWithIgnored.length - 1)] ?? 0;
  if (count === 0 || judged.score <= most) return judged;
  const why = `Requests: ${count} passed over for the next question; at most ${most} points.`;
  return { ...judged, score: most, reasons: [finding(why, passedOver), ...judged.reasons] };
}

function ignoredIn(input: AnalysisInput): AnalysisTurn[] {
  const { turns, questions, language } = input;
  const find = makeQuestionFinder(questions, language);
  let open: number | undefined;
  return turns.flatMap((turn, index) => {
    if (turn.role !== 'agent') return [];
    const asked = find(turn);
    const isNext = open !== undefined && asked !== undefined && asked !== open;
    open = asked ?? open;
    const before = turns[index - 1];
    const isIgnored = isNext && before?.role === 'user' && goesOn(turn, input) && requests(before, input);
    return isIgnored ? [before, turn] : [];
  });
}

function goesOn({ act, text }: AnalysisTurn, { language }: AnalysisInput): boolean {
  if (act?.request !== undefined) return false;
  const others = sentencesOf(text, language).filter((sentence) => !asks(sentence));
  return wordsOf(others.join(' '), language).length <= maxAcknowledging;
}

function requests({ text }: AnalysisTurn, input: AnalysisInput): boolean {
  const language = input.spokenLanguage ?? input.language;
  if (asksInReturn(text, language)) return true;
  return recogniseRequests(text, language, false).some(({ kind, certain }) => certain && calling.has(kind));
}
