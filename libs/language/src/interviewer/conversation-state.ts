import { type RequestKind } from '@colloquy/contracts';
import { heardShare, shareHeard, unheardTurns } from './heard';
import {
  type AgentAct,
  type AgentActKind,
  type InterviewerBrief,
  type SkippedQuestion,
  type SpokenTurn,
} from './interviewer';
import { isRecordAct, withheldTurns } from './record';

interface Exchange {
  /** The expert's answers, each as a list of turns, without requests such as "please repeat". */
  answers: string[][];
  probes: number;
  /** The expert went back to an earlier question before answering, so this one is asked again. */
  isPostponed: boolean;
}

export interface ConversationState {
  /** The questions that were heard, by index. */
  asked: Map<number, Exchange>;
  current: number | undefined;
  /** The last question, if it was hardly heard. */
  unheard: number | undefined;
  /** The expert's words since the agent spoke (prompts after silence do not count). */
  unanswered: string[];
  /** The agent's last act (prompts after silence do not count); undefined before its first words. */
  lastAct: AgentActKind | undefined;
  lastRequest: RequestKind | undefined;
  /** The part of the agent's last words that was heard. */
  lastText: string;
  /** How often the expert was reminded that the conversation is off the record; 0 while it is on. */
  toldOffTheRecord: number;
  /** Also true without a compliance text. */
  hasHeardCompliance: boolean;
  /** The request that the agent has asked the expert to confirm, and the expert's words. */
  clarifying: { request: RequestKind; said: string[] } | undefined;
  /** How often the agent has asked for consent since it was due. */
  consentAsked: number;
}

/** About 40 minutes of fast speech: more than a person says before the interviewer answers. */
const recentCharacters = 30_000;

/** Returns the last 30,000 characters at most, so that a decision takes a limited time. */
export const recentWords = ({ unanswered }: Pick<ConversationState, 'unanswered'>): string =>
  unanswered.join(' ').slice(-recentCharacters);

type FoldedBrief = Pick<InterviewerBrief, 'questions' | 'compliance' | 'sessionId'> &
  Partial<Pick<InterviewerBrief, 'language'>>;

const followsRequest: ReadonlySet<AgentActKind> = new Set<AgentActKind>([
  'repeat',
  'finish-later',
  'resume',
  'consent',
  'cannot-hear',
]);
const isNoAnswer = ({ kind, request }: AgentAct): boolean =>
  request !== undefined || followsRequest.has(kind) || isRecordAct(kind);

/** Rebuilds the state of a conversation. Turns of the agent without an act are ignored. */
export function foldConversation(history: readonly SpokenTurn[], brief: FoldedBrief): ConversationState {
  const compliance = brief.compliance?.trim() ?? '';
  const state: ConversationState = {
    asked: new Map(),
    current: undefined,
    unheard: undefined,
    unanswered: [],
    lastAct: undefined,
    lastRequest: undefined,
    lastText: '',
    toldOffTheRecord: 0,
    hasHeardCompliance: compliance === '',
    clarifying: undefined,
    consentAsked: 0,
  };
  const unheard = unheardTurns(history, brief.sessionId);
  let last: string[] = [];
  for (const turn of history) {
    const { role, text, act } = turn;
    if (role === 'user') state.unanswered.push(text);
    else if (act && act.kind !== 'prompt' && act.kind !== 'transfer') {
      if (!unheard.has(turn) && compliance !== '' && text.includes(compliance))
        state.hasHeardCompliance = true;
      last = react(state, act, last);
      if (act.skips) skip(state, act.skips, onTheRecord(history, brief));
      state.lastText = text;
      if (act.questionIndex !== undefined) {
        const question = brief.questions[act.questionIndex] ?? '';
        openQuestion(state, act, unheard.has(turn) ? 0 : shareHeard(turn.text, question));
      }
    }
  }
  return state;
}

const onTheRecord = (
  history: readonly SpokenTurn[],
  { language }: FoldedBrief,
): ReadonlyMap<string, string> => {
  const withheld = withheldTurns(history, language);
  return new Map(history.flatMap(({ id, text }, index) => (id && !withheld.has(index) ? [[id, text]] : [])));
};

/** A question whose answer was struck later is asked after all. */
function skip(
  { asked }: ConversationState,
  { questionIndex, answeredBy }: SkippedQuestion,
  texts: ReadonlyMap<string, string>,
): void {
  const answer = answeredBy.flatMap((id) => texts.get(id) ?? []);
  if (answer.length === answeredBy.length)
    asked.set(questionIndex, { answers: [answer], probes: 0, isPostponed: false });
}

function react(state: ConversationState, act: AgentAct, last: string[]): string[] {
  const { kind, request } = act;
  let answer = last;
  if (kind === 'strike-previous') last.splice(0);
  if (isRecordAct(kind)) answer = [];
  const said = [...state.unanswered];
  if (!isNoAnswer(act)) answer = settleAnswer(state);
  state.clarifying = kind === 'clarify' && request ? { request, said } : undefined;
  state.unanswered = [];
  state.lastAct = kind;
  state.lastRequest = request;
  if (kind === 'consent') state.consentAsked += 1;
  if (kind === 'off-the-record-until') state.toldOffTheRecord += 1;
  if (kind === 'back-on-the-record') state.toldOffTheRecord = 0;
  if (request === 'go-back' || request === 'change-answer') leaveOpenQuestion(state, act.questionIndex);
  return answer;
}

/** @returns the answer, to be emptied if it is taken back */
function settleAnswer({ current, asked, unanswered }: ConversationState): string[] {
  const answer = [...unanswered];
  if (current !== undefined) asked.get(current)?.answers.push(answer);
  return answer;
}

function leaveOpenQuestion({ current, asked }: ConversationState, earlier: number | undefined): void {
  const open = current === undefined || current === earlier ? undefined : asked.get(current);
  if (open && open.answers.flat().length === 0) open.isPostponed = true;
}

/** @param share share of the question that was heard, 0 to 1 */
function openQuestion(state: ConversationState, { kind, questionIndex }: AgentAct, share: number): void {
  if (questionIndex === undefined) return;
  const known = state.asked.get(questionIndex);
  if (kind === 'probe') {
    if (known) known.probes += 1;
  } else if (share >= heardShare) {
    const { answers, probes } = known ?? { answers: [], probes: 0 };
    state.asked.set(questionIndex, { answers, probes, isPostponed: false });
    state.current = questionIndex;
    state.unheard = undefined;
  } else if (!known) state.unheard = questionIndex;
}

/** Returns the index of the first question that was not heard or was left open; the number of questions if none was. */
export function nextIndex(state: ConversationState, questions: readonly string[]): number {
  const next = questions.findIndex((_question, index) => state.asked.get(index)?.isPostponed !== false);
  return next < 0 ? questions.length : next;
}

export interface Progress {
  asked: number;
  /** Questions with any reply. */
  answered: number;
  total: number;
}

/** Returns the progress of a conversation, including the expert's last words before the agent's reaction. */
export function progressOf(history: readonly SpokenTurn[], questions: readonly string[]): Progress {
  const state = foldConversation(history, { questions });
  settleAnswer(state);
  const asked = [...state.asked].filter(([index]) => index >= 0 && index < questions.length);
  const answered = asked.filter(([, { answers }]) =>
    answers.flat().some((answer) => /[\p{L}\p{N}]/u.test(answer)),
  );
  return { asked: asked.length, answered: answered.length, total: questions.length };
}
