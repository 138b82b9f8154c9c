import { type ConversationState } from './conversation-state';
import { type AgentAct, type InterviewerBrief, type InterviewerMove } from './interviewer';
import { fill, phrases } from './phrases';

export const say = (text: string, act: AgentAct): InterviewerMove => ({
  kind: 'say',
  text,
  act,
  by: 'embedded',
});

/** The question an act is about: the open one. */
export const about = ({ current }: ConversationState): Pick<AgentAct, 'questionIndex'> =>
  current === undefined ? {} : { questionIndex: current };

export const openQuestion = (brief: InterviewerBrief, { current }: ConversationState): string | undefined =>
  current === undefined ? undefined : brief.questions[current];

export function introductionOf({ language, personaName }: InterviewerBrief): string {
  const persona = personaName.trim();
  return persona === '' ? '' : fill(phrases[language].introduction, { persona });
}

/** What leads over to the question with this index. */
export const acknowledgement = ({ language }: InterviewerBrief, index: number): string =>
  variant(phrases[language].acknowledgements, index - 1);

export const variant = (variants: readonly string[], n: number): string =>
  variants[Math.max(0, n) % variants.length] ?? '';
