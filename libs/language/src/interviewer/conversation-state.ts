import { type RequestKind } from '@colloquy/contracts';
import { heardShare, shareHeard, unheardTurns } from './heard';
import { type AgentAct, type AgentActKind, type InterviewerBrief, type SpokenTurn } from './interviewer';
import { isRecordAct } from './record';

/** What has happened to one of the client's questions. */
interface Exchange {
  /** What the expert answered, in how many turns each time; requests such as "please repeat" are none. */
  answers: string[][];
  probes: number;
  /** The expert went back to an earlier question before answering: it is put once more. */
  isLeft: boolean;
}

/** A conversation, folded from its turns. */
export interface ConversationState {
  /** The questions that were heard, by their index. */
  asked: Map<number, Exchange>;
  /** The question that is open. */
  current: number | undefined;
  /** The question that was put last and hardly heard. */
  unheard: number | undefined;
  /** What the expert said since the agent spoke, prompts after silence aside. */
  unanswered: string[];
  /** What the agent did last, prompts after silence aside; undefined before its first words. */
  lastAct: AgentActKind | undefined;
  /** And what was heard of it. */
  lastText: string;
  /** How often the expert was told that all is off the record for the time being; 0 while it is not. */
  toldOffTheRecord: number;
  /** Whether the whole compliance text was heard, or there is none. */
  complianceHeard: boolean;
  /** What the agent has asked back: whether these words were meant as this request. */
  clarifying: { request: RequestKind; said: string[] } | undefined;
  /** How often consent was asked for since it was due. */
  consentAsked: number;
}

/** What folding has to know of an interview. */
export type FoldedBrief = Pick<InterviewerBrief, 'questions' | 'compliance' | 'sessionId'>;

/** Acts of the agent before which the expert's words were a request, and so no answer to the question. */
const followsRequest: ReadonlySet<AgentActKind> = new Set<AgentActKind>([
  'repeat',
  'finish-later',
  'resume',
  'consent',
]);
const isNoAnswer = ({ kind, request }: AgentAct): boolean =>
  request !== undefined || followsRequest.has(kind) || isRecordAct(kind);

/** Rebuilds the state of a conversation. Turns of the agent without an act leave it as it is. */
export function foldConversation(history: readonly SpokenTurn[], brief: FoldedBrief): ConversationState {
  const compliance = brief.compliance?.trim() ?? '';
  const state: ConversationState = {
    asked: new Map(),
    current: undefined,
    unheard: undefined,
    unanswered: [],
    lastAct: undefined,
    lastText: '',
    toldOffTheRecord: 0,
    complianceHeard: compliance === '',
    clarifying: undefined,
    consentAsked: 0,
  };
  const unheard = unheardTurns(history, brief.sessionId);
  let last: string[] = [];
  for (const turn of history) {
    const { role, text, act } = turn;
    if (role === 'user') state.unanswered.push(text);
    else if (act && act.kind !== 'prompt' && act.kind !== 'transfer') {
      if (!unheard.has(turn) && compliance !== '' && text.includes(compliance)) state.complianceHeard = true;
      last = react(state, act, last);
      state.lastText = text;
      if (act.questionIndex !== undefined) {
        const question = brief.questions[act.questionIndex] ?? '';
        openQuestion(state, act, unheard.has(turn) ? 0 : shareHeard(turn.text, question));
      }
    }
  }
  return state;
}

/** @returns the answer that was given last, to be emptied should it be taken back */
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
  if (kind === 'consent') state.consentAsked += 1;
  if (kind === 'off-the-record-until') state.toldOffTheRecord += 1;
  if (kind === 'back-on-the-record') state.toldOffTheRecord = 0;
  if (request === 'go-back' || request === 'change-answer') leaveOpenQuestion(state, act.questionIndex);
  return answer;
}

/** @returns the answer, to be emptied should it be taken back */
function settleAnswer({ current, asked, unanswered }: ConversationState): string[] {
  const answer = [...unanswered];
  if (current !== undefined) asked.get(current)?.answers.push(answer);
  return answer;
}

/** The question that was open has no answer yet, so it comes again after the earlier one. */
function leaveOpenQuestion({ current, asked }: ConversationState, earlier: number | undefined): void {
  const open = current === undefined || current === earlier ? undefined : asked.get(current);
  if (open && open.answers.flat().length === 0) open.isLeft = true;
}

/** @param share how much of the question was heard, 0 to 1 */
function openQuestion(state: ConversationState, { kind, questionIndex }: AgentAct, share: number): void {
  if (questionIndex === undefined) return;
  const known = state.asked.get(questionIndex);
  if (kind === 'probe') {
    if (known) known.probes += 1;
  } else if (share >= heardShare) {
    const { answers, probes } = known ?? { answers: [], probes: 0 };
    state.asked.set(questionIndex, { answers, probes, isLeft: false });
    state.current = questionIndex;
    state.unheard = undefined;
  } else if (!known) state.unheard = questionIndex;
}

/** The question to be put next: the first that was not heard yet, or was left; their number when none is. */
export function nextIndex(state: ConversationState, questions: readonly string[]): number {
  const next = questions.findIndex((_question, index) => state.asked.get(index)?.isLeft !== false);
  return next < 0 ? questions.length : next;
}

/** How far a conversation has come. */
export interface Progress {
  asked: number;
  /** Questions the expert has said anything to. */
  answered: number;
  total: number;
}

/** How far a conversation has come; the last words of the expert count although the agent has not reacted yet. */
export function progressOf(history: readonly SpokenTurn[], questions: readonly string[]): Progress {
  const state = foldConversation(history, { questions });
  settleAnswer(state);
  const asked = [...state.asked].filter(([index]) => index >= 0 && index < questions.length);
  const answered = asked.filter(([, { answers }]) =>
    answers.flat().some((answer) => /[\p{L}\p{N}]/u.test(answer)),
  );
  return { asked: asked.length, answered: answered.length, total: questions.length };
}
