import type { Language } from '@colloquy/contracts';
import type { DetectVoice, OpenSpeechStreams, SpeechToText } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { TimeSpan } from './call-clock';
import type { EndOfTurn } from './listener';
import type { TimedMediaStream } from './media-stream';
import type { Voice } from './voice';

export interface SpeechModels {
  speechToText: SpeechToText;
  /** Absent: speech is recognised when it has ended. */
  streams?: OpenSpeechStreams | undefined;
  voice: Voice;
  detectVoice: DetectVoice;
}

export interface PhoneClientOptions {
  stream: TimedMediaStream;
  /** The expert reads the turns as well: a turn that could not be spoken was read. */
  isReadable?: boolean;
  models?: SpeechModels | undefined;
  language: Language;
  endOfTurn: EndOfTurn;
  /** Whether words only show that the expert listens. */
  isBackchannel: (words: string, language: Language) => boolean;
  now: () => number;
  logger: Logger;
  /** Gets frames whose offsets are milliseconds since the epoch, not since the session started. */
  frame: (frame: SessionFrame) => void;
  vocabulary: () => readonly string[];
  /** Gets words that are being said, and `''` when they turn out not to be part of a turn. */
  partial?: (words: string) => void;
  /** Gets recognised words; they count only when they are passed to `hear`. */
  recognised: (words: string, heard: TimeSpan) => void;
  /** Gets words that are likely to be the next utterance, while the end of the turn is not certain; undefined: the expert goes on. */
  likely: (words: string | undefined) => void;
  mayRecord: () => void;
  /** Gets the seconds of speech that ended, and the same with a minus once they are recognised. */
  unrecognised: (seconds: number) => void;
  /** Called when the session is over and its last words were heard. */
  farewell: () => void;
}
