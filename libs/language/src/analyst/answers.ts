import { type Language } from '@colloquy/contracts';
import { asksToFinishLater, asksToRepeat } from '../interviewer/requests/requests';
import { type AgentActKind } from '../interviewer/interviewer';
import { thinAnswerContentWords } from '../interviewer/next-move';
import { contentWords } from '../text/content-words';
import { sentencesOf } from '../text/segment';
import { type AnalysisInput, type AnalysisTurn } from './analyst';
import { makeSentences } from './asides';
import { onSubject } from './on-subject';
import { makeQuestionFinder, ownQuestionOf } from './questions';
import { relevanceIn } from './relevance';
import { disclaimerIn, isRefusal } from './refusals';
import { isSaladIn } from './salad';
import { type Answer, type Answers } from './answer';
import { statementIn } from './substance';
import { namesQuantity, vagueAnswersIn } from './vagueness';

export const isAnswered = (answer: Answer): boolean => answer.contentWords > 0;

const anAnswer = (question: string, index: number): Answer => ({
  index,
  question,
  askedIn: [],
  turns: [],
  sentences: [],
  said: [],
  contentWords: 0,
  isRelated: true,
  isRefused: false,
  isVague: false,
});

const asking: readonly AgentActKind[] = ['greeting', 'question', 'handoff'];

const putsQuestion = ({ act }: AnalysisTurn) => act === undefined || asking.includes(act.kind);

/** Turns after an agent's own question belong to the preceding client's question. */
export function answersOf(input: AnalysisInput): Answers {
  const { questions, language, turns } = input;
  const listed = questions.map(anAnswer);
  const others: Answer[] = [];
  const find = makeQuestionFinder(questions, language);
  const sentencesOf = makeSentences(input);
  let current: Answer | undefined;
  const asking = requestsOf(turns);
  let before: AnalysisTurn | undefined;
  for (const turn of turns) {
    if (before && turn.agent?.name !== before.agent?.name) current = undefined;
    if (turn.role === 'user') {
      if (current && !asking.has(turn) && !isRequest(turn.text, language)) {
        const readBack = current.sentences.length > 0 && before?.role === 'agent' ? before.text : undefined;
        current.turns.push(turn);
        const [first, ...others] = sentencesOf(turn, current.question);
        if (first) current.sentences.push({ ...first, ...(readBack && { readBack }) }, ...others);
      }
    } else {
      const about = listed[find(turn) ?? -1];
      const onRequest =
        turn.act?.request !== undefined || (before?.role === 'user' && asksToRepeat(before.text, language));
      if (about && putsQuestion(turn) && !onRequest) about.askedIn.push(turn);
      current = turn.act?.kind === 'closing' ? undefined : (about ?? current);
      const own = about || (current && current.index !== -1) ? undefined : ownQuestionOf(turn, language);
      if (own !== undefined) {
        current = { ...anAnswer(own, -1), askedIn: [turn] };
        others.push(current);
      }
    }
    before = turn;
  }
  const { isRelated } = relevanceIn(input);
  for (const answer of [...listed, ...others]) {
    judge(answer, language);
    answer.isRelated = isRelated(answer.said);
  }
  markVague([...listed, ...others], isSaladIn(input), language);
  countSkipped(input, { listed, others });
  return { listed, others };
}

function markVague(answers: readonly Answer[], isSalad: boolean, language: Language): void {
  const { evasive, isTalk: isEvasion } = vagueAnswersIn(answers, language);
  const isTalk = isEvasion || isSalad;
  for (const answer of answers) {
    answer.isVague = isTalk || evasive.has(answer) || isDisclaimed(answer, language);
    answer.isRelated &&= !isTalk;
  }
}

function isDisclaimed({ said, sentences: [first] }: Answer, language: Language): boolean {
  if (!first || disclaimerIn(first.text, language) === undefined) return false;
  return !said.some(({ text, content }) => {
    const { isCheckable, isCausal } = statementIn(text, content, language);
    return isCheckable || isCausal;
  });
}

function countSkipped({ turns }: AnalysisInput, { listed, others }: Answers): void {
  for (const { act } of turns) {
    const skipped = act?.skips && listed[act.skips.questionIndex];
    if (!skipped || skipped.askedIn.length > 0) continue;
    const answers = ({ id }: AnalysisTurn) => act.skips?.answeredBy.includes(id) ?? false;
    const said = [...listed, ...others].flatMap((answer) => answer.said).filter(({ turn }) => answers(turn));
    skipped.turns.push(...turns.filter(answers));
    skipped.contentWords = new Set(said.flatMap(({ content }) => content)).size;
  }
}

function requestsOf(turns: readonly AnalysisTurn[]): ReadonlySet<AnalysisTurn> {
  const requests = new Set<AnalysisTurn>();
  let said: AnalysisTurn[] = [];
  for (const turn of turns) {
    if (turn.role === 'user') said.push(turn);
    else {
      if (turn.act?.request !== undefined) for (const request of said) requests.add(request);
      said = [];
    }
  }
  return requests;
}

/** Returns the answers to the agents' own questions if no client's question was recognised. */
export function judgedAnswers({ listed, others }: Answers): Answer[] {
  if (others.length === 0 || listed.some(({ askedIn, turns }) => askedIn.length + turns.length > 0))
    return listed;
  return [...others, ...listed.slice(others.length)];
}

/** Minimum number of content words beside a request that make up an answer. */
const minOthers = 2;

/** "They don't care, as long as it sets. I need to go now" is an answer, too. */
function isRequest(text: string, language: Language): boolean {
  if (asksToRepeat(text, language)) return true;
  // content words are cached, patterns are not
  if (contentWords(text, language).length >= thinAnswerContentWords || !asksToFinishLater(text, language))
    return false;
  const rest = sentencesOf(text, language).filter((each) => !asksToFinishLater(each, language));
  return rest.flatMap((each) => contentWords(each, language)).length < minOthers;
}

export function judge(answer: Answer, language: Language): void {
  const said = onSubject(answer.sentences, language, thinAnswerContentWords);
  answer.isRefused = isRefusal(answer.sentences, said, language);
  answer.said = answer.isRefused ? [] : said;
  const words = new Set(answer.said.flatMap(({ content }) => content)).size;
  const isQuantity = answer.said.some(({ text }) => namesQuantity(answer.question, text, language));
  // "Ten thousand" has no other content
  answer.contentWords = Math.max(words, isQuantity ? 1 : 0);
}
