import type { Language } from '@colloquy/contracts';

interface SpokenSample {
  language: Language;
  voiceId: string;
  /** Factor on the normal speed; undefined: 1. */
  speed: number | undefined;
  /** At most 200 characters. If empty, the introduction of an agent is spoken. */
  text: string;
  personaName: string;
}

export interface SpeechDescription {
  /** False if the platform does not speak itself. */
  speaks: boolean;
  /** Voices for which the operator has named a voice of the speech synthesis. */
  voiceIds: ReadonlySet<string>;
}

export interface Speech {
  /** Returns a description at most 10 s old; undefined if the conversation service does not answer. */
  describe(): Promise<SpeechDescription | undefined>;
  /**
   * Returns a WAV file. @throws AppError `conflict` SPEECH_OFF with the `text`, `unavailable`
   * SPEECH_UNAVAILABLE
   */
  speak(sample: SpokenSample, signal: AbortSignal): Promise<Buffer>;
}

export interface SampleQuota {
  /** Counts a sample. Returns false if the account has heard `most` on this UTC day. */
  take(accountId: string, now: Date, most: number): Promise<boolean>;
}
