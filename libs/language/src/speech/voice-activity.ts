export type HearingRate = 8000 | 16_000;

/** Tells speech from other sound, frame by frame. It belongs to one stream, because it remembers earlier frames. */
export interface VoiceActivity {
  readonly sampleRate: HearingRate;
  /** Samples of a frame. */
  readonly frameSamples: number;
  /** How much later than the speech its probability rises and falls, milliseconds. */
  readonly lagMs: number;
  /** Returns the probability that the next frame of the stream is speech, 0 to 1. */
  probability(frame: Int16Array): number | Promise<number>;
  /** From now on, sound as loud as this is background. */
  ignore(samples: Int16Array): void;
}

export type DetectVoice = (sampleRate: HearingRate) => VoiceActivity;
