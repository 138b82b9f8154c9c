import { type AgentActKind, type SpokenTurn } from './interviewer';
import { isRecordAct } from './record';

/** What has happened to one of the client's questions. */
interface Exchange {
  /** What the expert answered, in how many turns each time; requests such as "please repeat" are none. */
  answers: string[][];
  probes: number;
}

/** A conversation, folded from its turns. */
export interface ConversationState {
  /** By index of the question. */
  asked: Map<number, Exchange>;
  /** The question that is open. */
  current: number | undefined;
  /** What the expert said since the agent spoke, prompts after silence aside. */
  unanswered: string[];
  /** What the agent did last, prompts after silence aside; undefined before its first words. */
  lastAct: AgentActKind | undefined;
  /** How often the expert was told that all is off the record for the time being; 0 while it is not. */
  toldOffTheRecord: number;
}

/** Turns of the agent that answer a request of the expert, which was then no answer to the question. */
const answersRequest = (kind: AgentActKind): boolean =>
  kind === 'repeat' || kind === 'finish-later' || kind === 'resume' || isRecordAct(kind);

/** Rebuilds the state of a conversation. Turns of the agent without an act leave it as it is. */
export function foldConversation(history: readonly SpokenTurn[]): ConversationState {
  const state: ConversationState = {
    asked: new Map(),
    current: undefined,
    unanswered: [],
    lastAct: undefined,
    toldOffTheRecord: 0,
  };
  let last: string[] = [];
  for (const { role, text, act } of history) {
    if (role === 'user') state.unanswered.push(text);
    else if (act && act.kind !== 'prompt' && act.kind !== 'transfer') {
      if (act.kind === 'strike-previous') last.splice(0);
      if (isRecordAct(act.kind)) last = [];
      if (!answersRequest(act.kind)) last = settleAnswer(state);
      state.unanswered = [];
      state.lastAct = act.kind;
      if (act.kind === 'off-the-record-until') state.toldOffTheRecord += 1;
      if (act.kind === 'back-on-the-record') state.toldOffTheRecord = 0;
      if (act.questionIndex !== undefined) openQuestion(state, act.questionIndex, act.kind);
    }
  }
  return state;
}

/** @returns the answer, to be emptied should it be taken back */
function settleAnswer({ current, asked, unanswered }: ConversationState): string[] {
  const answer = [...unanswered];
  if (current !== undefined) asked.get(current)?.answers.push(answer);
  return answer;
}

function openQuestion(state: ConversationState, index: number, kind: AgentActKind): void {
  const exchange = state.asked.get(index) ?? { answers: [], probes: 0 };
  if (kind === 'probe') exchange.probes += 1;
  state.asked.set(index, exchange);
  state.current = index;
}

/** The question that comes after all that were put; the number of questions when none is left. */
export const nextIndex = (state: ConversationState): number => Math.max(-1, ...state.asked.keys()) + 1;

/** How far a conversation has come. */
export interface Progress {
  asked: number;
  /** Questions the expert has said anything to. */
  answered: number;
  total: number;
}

/** How far a conversation has come; the last words of the expert count although the agent has not reacted yet. */
export function progressOf(history: readonly SpokenTurn[], questions: readonly string[]): Progress {
  const state = foldConversation(history);
  settleAnswer(state);
  const asked = [...state.asked].filter(([index]) => index >= 0 && index < questions.length);
  const answered = asked.filter(([, { answers }]) =>
    answers.flat().some((answer) => /[\p{L}\p{N}]/u.test(answer)),
  );
  return { asked: asked.length, answered: answered.length, total: questions.length };
}
