import type { AudioFrame } from '@colloquy/contracts';
import type { HeardTurn } from './listener';

/** Notices for the expert; each is a key of the page's texts. */
export type VoiceInputNotice =
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphonePending'
  | 'microphoneLost'
  | 'recognitionFailed'
  | 'recordingFull'
  | 'recordingYields';

export interface VoiceInputOptions {
  language: string;
  /** The chosen microphone; absent: the browser's default. */
  microphoneId?: string;
  now: () => number;
  patience: () => number;
  sessionMs: () => number;
  /** Takes a chunk of the recording. Returns false if the queue is full. */
  onPiece: (piece: AudioFrame) => boolean;
  ignore: (text: string, firstAt: number) => boolean;
  onPartial: (text: string) => void;
  onTurn: (turn: HeardTurn) => void;
  /** @param notice absent when the previous one no longer applies */
  onNotice: (notice?: VoiceInputNotice) => void;
  onChange: () => void;
}
