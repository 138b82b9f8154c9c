import { type Language, languageOf, type ServerFrame } from '@colloquy/contracts';

export interface AgentManner {
  language: Language;
  /** Undefined: the voice of the settings. */
  voice: string | undefined;
  /** Factor on the normal speed; undefined: 1. */
  speed: number | undefined;
  /** Factor on the pause that ends the expert's turn. */
  patience: number;
  /** The last turn is a yes-or-no question: "yes" is an answer, not a back-channel. */
  isAsking: boolean;
}

export const usualManner = (language: Language): AgentManner => ({
  language,
  voice: undefined,
  speed: undefined,
  patience: 1,
  isAsking: false,
});

export function mannerAfter(manner: AgentManner, frame: ServerFrame): AgentManner {
  if (frame.type === 'welcome') return { ...manner, ...agentOf(frame), language: languageOf(frame.language) };
  if (frame.type !== 'turn') return manner;
  // a persona is present once another agent has taken over, a speed when the expert has asked for another one
  const isChanged = frame.persona !== undefined || frame.speed !== undefined;
  const agent = isChanged ? agentOf(frame) : {};
  const language = frame.language === undefined ? manner.language : languageOf(frame.language);
  return { ...manner, ...agent, language, isAsking: frame.asksYesOrNo === true };
}

type Agent = Pick<Extract<ServerFrame, { type: 'turn' }>, 'voice' | 'speed' | 'patience'>;

const agentOf = ({ voice, speed, patience = 1 }: Agent) => ({ voice: voice?.id, speed, patience });
