import { type Language, languageOf, type ServerFrame } from '@colloquy/contracts';

interface SpeechSettings {
  language: Language;
  /** Undefined: the voice of the settings. */
  voice: string | undefined;
  /** Factor on the normal speed; undefined: 1. */
  speed: number | undefined;
  patience: number;
  /** The last turn is a yes-or-no question: "yes" is an answer, not a back-channel. */
  isAsking: boolean;
}

export const defaultSpeechSettings = (language: Language): SpeechSettings => ({
  language,
  voice: undefined,
  speed: undefined,
  patience: 1,
  isAsking: false,
});

export function speechSettingsAfter(settings: SpeechSettings, frame: ServerFrame): SpeechSettings {
  if (frame.type === 'welcome')
    return { ...settings, ...agentOf(frame), language: languageOf(frame.language) };
  if (frame.type !== 'turn') return settings;
  // a persona is present once another agent has taken over, a speed when the expert has asked for another one
  const isChanged = frame.persona !== undefined || frame.speed !== undefined;
  const agent = isChanged ? agentOf(frame) : {};
  const language = frame.language === undefined ? settings.language : languageOf(frame.language);
  return { ...settings, ...agent, language, isAsking: frame.asksYesOrNo === true };
}

type Agent = Pick<Extract<ServerFrame, { type: 'turn' }>, 'voice' | 'speed' | 'patience'>;

const agentOf = ({ voice, speed, patience = 1 }: Agent) => ({ voice: voice?.id, speed, patience });
