import { toAppError } from '@colloquy/kernel';
import { type ChatClient } from '../openai/chat-client';
import { type ConversationState, foldConversation, nextIndex, recentWords } from './conversation-state';
import { type Decisions, decisionsHere } from './decisions';
import {
  type FallbackReason,
  type Interviewer,
  type InterviewerBrief,
  type InterviewerMove,
  type SpokenTurn,
} from './interviewer';
import { parseReply, type Reply, requestFor, type Situation } from './model-dialogue';
import { mayProbe, transferMove } from './next-move';
import { allRequests, type RecognisedRequest, type RequestRecogniser } from './requests/recogniser';
import { isTimeUp } from './time-budget';
import { isFollowUp, isLeadIn, quotes } from './what-may-be-said';
import { goOn, openQuestion } from './wording';

/**
 * Creates an interviewer with a language model, which words follow-ups and transitions and decides when to follow up
 * and when a transfer rule is met.
 *
 * Code decides the course, as for the embedded interviewer: greeting and compliance text, requests of the expert, the
 * record, time and the order of the questions, which are asked word for word. So the model can neither skip a
 * question nor end early, whatever the expert says. Requests come from `recogniser` and the embedded recogniser.
 * Words off the record are not sent to the model. If the model fails, or its words cannot be parsed, quote its
 * instructions or, in a transition, repeat the expert's words, the move of `fallback` replaces them; the move says
 * so.
 */
export function openaiInterviewer(parts: {
  client: ChatClient;
  fallback: Interviewer;
  recogniser: RequestRecogniser;
  decisions?: Decisions;
}): Interviewer {
  const { decisions = decisionsHere } = parts;
  return {
    next: async (brief, history, signal) => {
      signal.throwIfAborted();
      const state = foldConversation(history, brief);
      const due = await decisions.nextMove({ brief, history });
      signal.throwIfAborted();
      if (mayRephrase(state, due))
        return rephrased(parts.client, due, situationOf(brief, history, state), signal);
      if (!isReaction(brief, state, due)) return due;
      const situation = situationOf(brief, history, state);
      const [reply, wanted] = await Promise.all([
        replyOf(parts.client, situation, signal),
        requestsOf(parts.recogniser, brief, state, signal),
      ]);
      if (wanted.length > 0) {
        const requests = allRequests(await decisions.requestsIn({ brief, history }), wanted);
        const asked = await decisions.nextMove({ brief, history, requests });
        if (mayRephrase(state, asked)) return rephrased(parts.client, asked, situation, signal);
        if (!isReaction(brief, state, asked)) return asked;
      }
      const move = typeof reply === 'string' ? reply : moveOf(reply, situation, state);
      if (typeof move !== 'string') return { ...move, by: 'openai' };
      return { ...(await parts.fallback.next(brief, history, signal)), fallback: move };
    },
  };
}

/** Returns whether a question that was heard but not understood is to be rephrased, on the record. */
const mayRephrase = (state: ConversationState, { act }: InterviewerMove): boolean =>
  act.request === 'rephrase' &&
  act.kind === 'repeat' &&
  state.unheard === undefined &&
  state.toldOffTheRecord === 0;

/** Returns the question in the model's words, or word for word if the model has none that may be said. */
async function rephrased(
  client: ChatClient,
  due: InterviewerMove,
  situation: Situation,
  signal: AbortSignal,
): Promise<InterviewerMove> {
  const reply = await replyOf(client, { ...situation, isUnclear: true }, signal);
  if (typeof reply === 'string') return { ...due, fallback: reply };
  const { brief, rules } = situation;
  const text = reply.text.trim();
  const instructions = [brief.customPrompt, brief.compliance, ...rules.map(({ condition }) => condition)];
  const isSaid = reply.action === 'rephrase' && isFollowUp(text) && !quotes(text, instructions);
  return isSaid ? { ...due, text, by: 'openai' } : { ...due, fallback: 'refused' };
}

/** Returns whether the due move reacts to an answer, on the record and in time; code makes all other moves. */
function isReaction(brief: InterviewerBrief, state: ConversationState, due: InterviewerMove): boolean {
  if (state.unanswered.length === 0 || state.lastAct === 'closing' || state.toldOffTheRecord > 0)
    return false;
  if (due.act.request !== undefined || brief.consentIsDue) return false;
  return ['question', 'probe', 'closing', 'transfer'].includes(due.act.kind) && !isTimeUp(brief);
}

/** Returns the requests that the recogniser finds; empty if it fails, because the embedded one was asked already. */
async function requestsOf(
  recogniser: RequestRecogniser,
  brief: InterviewerBrief,
  state: ConversationState,
  signal: AbortSignal,
): Promise<readonly RecognisedRequest[]> {
  const utterance = {
    text: recentWords(state),
    language: brief.language,
    openQuestion: openQuestion(brief, state),
    isOff: state.toldOffTheRecord > 0,
  };
  return recogniser.recognise(utterance, signal).catch(() => {
    signal.throwIfAborted();
    return [];
  });
}

function situationOf(
  brief: InterviewerBrief,
  history: readonly SpokenTurn[],
  state: ConversationState,
): Situation {
  const { current } = state;
  return {
    brief,
    history,
    openQuestion: current === undefined ? undefined : brief.questions[current],
    nextQuestion: brief.questions[nextIndex(state, brief.questions)],
    mayProbe: mayProbe(brief, state, recentWords(state)),
    rules: (brief.transfers ?? []).toSorted((one, other) => one.ordering - other.ordering),
  };
}

async function replyOf(
  client: ChatClient,
  situation: Situation,
  signal: AbortSignal,
): Promise<Reply | FallbackReason> {
  let answer = '';
  try {
    for await (const piece of client.stream(requestFor(situation), signal)) answer += piece;
  } catch (error) {
    signal.throwIfAborted();
    return toAppError(error).kind === 'timeout' ? 'timeout' : 'unavailable';
  }
  try {
    return parseReply(answer);
  } catch {
    return 'invalid';
  }
}

function moveOf(
  { action, rule, text: given }: Reply,
  { brief, rules, nextQuestion, mayProbe: probing }: Situation,
  state: ConversationState,
): InterviewerMove | FallbackReason {
  const text = given.trim();
  if (action === 'transfer') {
    const met = rules[(rule ?? 0) - 1];
    return met ? transferMove(state, met.ruleId) : 'invalid';
  }
  const conditions = rules.map(({ condition }) => condition);
  if (quotes(text, [brief.customPrompt, brief.compliance, ...conditions])) return 'refused';
  if (action === 'continue') {
    const answer = recentWords(state);
    if (!isLeadIn(text, answer, nextQuestion ?? '', brief.language)) return 'refused';
    return goOn(brief, state, text === '' ? undefined : text);
  }
  if (!probing || state.current === undefined || !isFollowUp(text)) return 'refused';
  return { kind: 'say', text, act: { kind: 'probe', questionIndex: state.current }, by: 'openai' };
}
