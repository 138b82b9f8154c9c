import type { Connection } from '../connection';
import type { Draft } from '../drafts';
import type { Setup } from '../memory';
import type { ConversationScreen } from '../screens/conversation';
import type { Microphone, MicrophoneAnswer } from '../sound/microphone';
import type { Speaker } from '../sound/speaker';
import type { Strings } from '../strings';

export interface TalkOptions {
  page: { language: string; strings: Strings };
  setup: Setup;
  connection: Connection;
  draft: Draft;
  /** The microphone from the green room, or one that the expert may still allow. */
  microphone?: Microphone | Promise<MicrophoneAnswer>;
  speaker: Speaker | undefined;
  voices: () => SpeechSynthesisVoice[];
  /** A page may speak only after the expert has touched it. */
  maySpeak: () => boolean;
  now: () => number;
  show: (screen: HTMLElement) => void;
}

/** State that the parts of a conversation share. */
export interface TalkState {
  screen: ConversationScreen | undefined;
  online: boolean;
  leaving: string | undefined;
  closing: boolean;
  /** Since when the expert has waited for the interviewer; undefined while the interviewer waits. */
  owedSince: number | undefined;
}
