import { type Language } from '@colloquy/contracts';
import {
  asksForOffTheRecord,
  asksToFinishLater,
  asksToRepeat,
  declines,
} from '../interviewer/requests/requests';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { type AnalysisInput, type AnalysisTurn } from './analyst';

/** What the expert said to one of the client's questions. */
export interface Answer {
  index: number;
  question: string;
  /** How often the question was put as a new one; saying it again on request does not count. */
  timesAsked: number;
  /** Turns of the expert, without requests such as "please repeat". */
  turns: AnalysisTurn[];
  contentWords: number;
  /** The expert did not know or did not want to say. */
  declined: boolean;
}

/** An answer of which a reader can learn something. */
export const isAnswered = (answer: Answer): boolean => answer.contentWords > 0 && !answer.declined;

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The question a turn of the agent is about: by its act, else by the words it contains. */
function questionOf(turn: AnalysisTurn, questions: readonly string[]): number | undefined {
  if (turn.act) return turn.act.questionIndex;
  const said = normal(turn.text);
  const found = questions.findIndex((question) => normal(question) !== '' && said.includes(normal(question)));
  return found === -1 ? undefined : found;
}

const putsQuestion = (turn: AnalysisTurn) =>
  turn.act === undefined || turn.act.kind === 'question' || turn.act.kind === 'greeting';

/** The client's questions with what was answered to each, in the client's order. */
export function answersOf({ questions, language, turns }: AnalysisInput): Answer[] {
  const answers = questions.map((question, index): Answer => ({
    index,
    question,
    timesAsked: 0,
    turns: [],
    contentWords: 0,
    declined: false,
  }));
  let current: Answer | undefined;
  for (const turn of turns) {
    if (turn.role === 'agent') {
      const about = answers[questionOf(turn, questions) ?? -1];
      current = about ?? current;
      if (about && putsQuestion(turn)) about.timesAsked += 1;
    } else if (!isRequest(turn.text, language)) current?.turns.push(turn);
  }
  for (const answer of answers) judge(answer, language);
  return answers;
}

function isRequest(text: string, language: Language): boolean {
  if (asksToRepeat(text, language)) return true;
  return asksToFinishLater(text, language) && contentWords(text, language).length < thinAnswerContentWords;
}

function judge(answer: Answer, language: Language): void {
  const said = answer.turns.map(({ text }) => text).join(' ');
  answer.contentWords = contentWords(said, language).length;
  answer.declined = answer.contentWords < thinAnswerContentWords && declines(said, language);
}

/**
 * Ids of the expert's turns that are not to be quoted: those that speak of being off the record, and where
 * such a turn says nothing else, its neighbours as well, since it may be about either.
 */
export function offTheRecordTurns(turns: readonly AnalysisTurn[], language: Language): ReadonlySet<string> {
  const spoken = turns.filter(({ role }) => role === 'user');
  const withheld = new Set<string>();
  spoken.forEach((turn, index) => {
    if (!asksForOffTheRecord(turn.text, language)) return;
    const bare = contentWords(turn.text, language).length < thinAnswerContentWords;
    for (const each of bare ? spoken.slice(Math.max(0, index - 1), index + 2) : [turn]) withheld.add(each.id);
  });
  return withheld;
}
