import { type ConversationState, nextIndex } from './conversation-state';
import { type AgentAct, type InterviewerBrief, type InterviewerMove } from './interviewer';
import { fill, phrases, speak } from './phrases';

export const say = (text: string, act: AgentAct): InterviewerMove => ({
  kind: 'say',
  text,
  act,
  by: 'embedded',
});

export const about = ({ current }: ConversationState): Pick<AgentAct, 'questionIndex'> =>
  current === undefined ? {} : { questionIndex: current };

export const openQuestion = (brief: InterviewerBrief, { current }: ConversationState): string | undefined =>
  current === undefined ? undefined : brief.questions[current];

/** Returns the compliance text until it was heard to its end: it precedes every question. */
const dueCompliance = (brief: InterviewerBrief, state: ConversationState): string | undefined =>
  state.hasHeardCompliance ? undefined : brief.compliance;

export function putQuestion(
  brief: InterviewerBrief,
  state: ConversationState,
  leadIn: string,
  act: AgentAct & { questionIndex: number },
): InterviewerMove {
  const question = brief.questions[act.questionIndex];
  return say(speak(brief.language, leadIn, dueCompliance(brief, state), question), act);
}

export function goOn(
  brief: InterviewerBrief,
  state: ConversationState,
  leadIn?: string,
  request?: Pick<AgentAct, 'request'>,
): InterviewerMove {
  const questionIndex = nextIndex(state, brief.questions);
  if (questionIndex >= brief.questions.length) return close(brief, state, leadIn, request);
  const opening = leadIn ?? acknowledgement(brief, questionIndex);
  return putQuestion(brief, state, opening, { kind: 'question', questionIndex, ...request });
}

export function close(
  brief: InterviewerBrief,
  state: ConversationState,
  leadIn?: string,
  request?: Pick<AgentAct, 'request'>,
): InterviewerMove {
  const { closing, timeUp } = phrases[brief.language];
  const isThrough = nextIndex(state, brief.questions) >= brief.questions.length;
  const text = speak(brief.language, leadIn, isThrough ? closing : timeUp);
  return { kind: 'close', text, act: { kind: 'closing', ...request }, by: 'embedded' };
}

export function putAgain(
  brief: InterviewerBrief,
  state: ConversationState,
  leadIn: string,
  act: AgentAct,
): InterviewerMove {
  if (state.lastAct === 'closing')
    return close(brief, state, leadIn, act.request ? { request: act.request } : {});
  const questionIndex = state.unheard ?? state.current;
  if (questionIndex === undefined)
    return goOn(brief, state, leadIn, act.request ? { request: act.request } : {});
  return putQuestion(brief, state, leadIn, { ...act, questionIndex });
}

export function introductionOf({
  language,
  personaName,
}: Pick<InterviewerBrief, 'language' | 'personaName'>): string {
  const persona = personaName.trim();
  return persona === '' ? '' : fill(phrases[language].introduction, { persona });
}

export function greetingOf(brief: InterviewerBrief): string {
  if (brief.firstMessage?.trim()) return brief.firstMessage;
  const { hello } = phrases[brief.language];
  return speak(brief.language, fill(hello, { expert: brief.expertName.trim() }), introductionOf(brief));
}

export const acknowledgement = ({ language }: InterviewerBrief, index: number): string =>
  variant(phrases[language].acknowledgements, index - 1);

export const variant = (variants: readonly string[], n: number): string =>
  variants[Math.max(0, n) % variants.length] ?? '';
