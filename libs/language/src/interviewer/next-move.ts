import { contentWords } from '../text/content-words';
import { type ConversationState, foldConversation, nextIndex } from './conversation-state';
import { type AgentAct, type InterviewerBrief, type InterviewerMove, type SpokenTurn } from './interviewer';
import { fill, phrases, speak } from './phrases';
import { recordActFor } from './record';
import { asksToFinishLater, asksToRepeat, declines } from './requests/requests';
import { isBehind, isTimeUp } from './time-budget';
import { matchTransfer } from './transfer/match-transfer';
import { about, acknowledgement, introductionOf, openQuestion, say, variant } from './wording';

/** An answer below this many content words is probed: about two short sentences. */
export const thinAnswerContentWords = 8;

const defaultProbesPerQuestion = 1;

/**
 * The embedded interviewer's decision: what to say after `history`. The same brief and history give the same move.
 *
 * The first move greets, says the compliance text and asks the first question. Then every question is asked
 * once, in order and word for word. A thin answer is probed, a refusal is not. Requests of the expert come
 * first, then the rules of transfer. When nothing new was said since the agent spoke, the open question is said
 * again. When time is up, the agent closes in place of probing or putting another question.
 */
export function nextMove(brief: InterviewerBrief, history: readonly SpokenTurn[]): InterviewerMove {
  const state = foldConversation(history);
  if (state.lastAct === undefined) return greet(brief);
  if (state.lastAct === 'closing') return close(brief, state);
  if (state.unanswered.length === 0 && brief.isHandoff) return takeOver(brief, state);
  if (state.unanswered.length === 0 || state.lastAct === 'finish-later')
    return restate(brief, state, 'resume');
  return react(brief, state);
}

/** What to say after the expert was silent for the `n`-th time in a row (1 to 3; more counts as 3). */
export function silencePrompt(brief: InterviewerBrief, n: number): InterviewerMove {
  const [first, second, third] = phrases[brief.language].silence;
  return say(n <= 1 ? first : n === 2 ? second : third, { kind: 'prompt' });
}

/** What to say when the conversation has to end now, whether the questions are through or time is up. */
export function closingMove(brief: InterviewerBrief, history: readonly SpokenTurn[]): InterviewerMove {
  return close(brief, foldConversation(history));
}

function greet(brief: InterviewerBrief): InterviewerMove {
  const { hello } = phrases[brief.language];
  const opening = brief.firstMessage?.trim()
    ? brief.firstMessage
    : speak(brief.language, fill(hello, { expert: brief.expertName.trim() }), introductionOf(brief));
  const question = brief.questions[0];
  const act: AgentAct =
    question === undefined ? { kind: 'greeting' } : { kind: 'greeting', questionIndex: 0 };
  return say(speak(brief.language, opening, brief.compliance, question), act);
}

function react(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const said = state.unanswered.join(' ');
  return (
    answerRequest(brief, state, said) ??
    transfer(brief, state, said) ??
    (brief.isHandoff && takeOver(brief, state)) ??
    remindOffTheRecord(brief, state) ??
    (isTimeUp(brief) ? close(brief, state) : undefined) ??
    probe(brief, state, said) ??
    goOn(brief, state)
  );
}

function answerRequest(
  brief: InterviewerBrief,
  state: ConversationState,
  said: string,
): InterviewerMove | undefined {
  const { language } = brief;
  if (asksToFinishLater(said, language)) {
    const act: AgentAct = { kind: 'finish-later', ...about(state) };
    return { kind: 'finish-later', text: phrases[language].finishLater, act, by: 'embedded' };
  }
  const wish = recordActFor(said, language, state.toldOffTheRecord > 0);
  if (wish !== undefined) return acknowledge(brief, state, wish);
  return asksToRepeat(said, language) ? restate(brief, state, 'repeat') : undefined;
}

/** What is said to a wish about the record; the open question follows where it has to be answered anew. */
function acknowledge(
  brief: InterviewerBrief,
  state: ConversationState,
  kind: NonNullable<ReturnType<typeof recordActFor>>,
): InterviewerMove {
  const { language } = brief;
  const own = phrases[language];
  const act = { kind, ...about(state) };
  if (kind === 'off-the-record') return say(own.offTheRecord, act);
  if (kind === 'off-the-record-until') return say(own.offTheRecordUntil, act);
  const acknowledged = kind === 'back-on-the-record' ? own.backOnTheRecord : own.strike;
  return say(speak(language, acknowledged, openQuestion(brief, state)), act);
}

/** Reminds once, before the interview goes on off the record, lest answers are lost that nobody wants to hide. */
function remindOffTheRecord(brief: InterviewerBrief, state: ConversationState): InterviewerMove | undefined {
  if (state.toldOffTheRecord !== 1) return undefined;
  const reminder = speak(
    brief.language,
    phrases[brief.language].offTheRecordUntil,
    openQuestion(brief, state),
  );
  return say(reminder, { kind: 'off-the-record-until', ...about(state) });
}

function transfer(
  brief: InterviewerBrief,
  state: ConversationState,
  said: string,
): InterviewerMove | undefined {
  if (!brief.transfers?.length || brief.isHandoff || state.toldOffTheRecord > 0) return undefined;
  const answers = state.current === undefined ? [] : (state.asked.get(state.current)?.answers ?? []);
  const met = matchTransfer(brief.transfers, [...answers.flat(), said].join(' '), brief.language);
  return met && transferMove(state, met.rule.ruleId);
}

/** Gives the conversation to another agent without a word. */
export function transferMove(state: ConversationState, ruleId: string): InterviewerMove {
  return { kind: 'transfer', text: '', act: { kind: 'transfer', ...about(state) }, by: 'embedded', ruleId };
}

/** The first move after a handoff: nobody is greeted twice, and what was answered stays answered. */
function takeOver(brief: InterviewerBrief, state: ConversationState): InterviewerMove {
  const { language } = brief;
  const own = brief.firstMessage?.trim() ? brief.firstMessage : introductionOf(brief);
  const index = state.unanswered.length === 0 ? (state.current ?? 0) : nextIndex(state);
  const isFirstMessage = brief.isHandoff?.firstMessage === true;
  const opening = isFirstMessage ? own : state.unanswered.length === 0 ? '' : acknowledgement(brief, index);
  const question = brief.questions[index];
  if (question === undefined || isTimeUp(brief)) return close(brief, state, isFirstMessage ? own : undefined);
  return say(speak(language, opening, question), { kind: 'handoff', questionIndex: index });
}

function restate(
  brief: InterviewerBrief,
  state: ConversationState,
  kind: 'repeat' | 'resume',
): InterviewerMove {
  const { current } = state;
  const question = openQuestion(brief, state);
  if (current === undefined || question === undefined) return goOn(brief, state);
  return say(speak(brief.language, phrases[brief.language][kind], question), {
    kind,
    questionIndex: current,
  });
}

function probe(brief: InterviewerBrief, state: ConversationState, said: string): InterviewerMove | undefined {
  const exchange = state.current === undefined ? undefined : state.asked.get(state.current);
  if (!exchange || state.current === undefined || !mayProbe(brief, state, said)) return undefined;
  const answer = [...exchange.answers.flat(), said].join(' ');
  if (contentWords(answer, brief.language).length >= thinAnswerContentWords) return undefined;
  const text = variant(phrases[brief.language].probes, state.current + exchange.probes);
  return say(text, { kind: 'probe', questionIndex: state.current });
}

/** Whether depth and time allow a follow-up, and the expert did not decline to answer. */
export function mayProbe(brief: InterviewerBrief, state: ConversationState, said: string): boolean {
  const exchange = state.current === undefined ? undefined : state.asked.get(state.current);
  if (!exchange || !(exchange.probes < (brief.maxProbesPerQuestion ?? defaultProbesPerQuestion)))
    return false;
  return !isBehind(brief, state.asked.size) && !declines(said, brief.language);
}

/** Asks the next question after `leadIn`, or closes after the last. */
export function goOn(brief: InterviewerBrief, state: ConversationState, leadIn?: string): InterviewerMove {
  const index = nextIndex(state);
  const question = brief.questions[index];
  if (question === undefined) return close(brief, state, leadIn);
  const opening = leadIn ?? acknowledgement(brief, index);
  return say(speak(brief.language, opening, question), { kind: 'question', questionIndex: index });
}

function close(brief: InterviewerBrief, state: ConversationState, leadIn?: string): InterviewerMove {
  const { closing, timeUp } = phrases[brief.language];
  const isThrough = brief.questions[nextIndex(state)] === undefined;
  const text = speak(brief.language, leadIn, isThrough ? closing : timeUp);
  return { kind: 'close', text, act: { kind: 'closing' }, by: 'embedded' };
}
