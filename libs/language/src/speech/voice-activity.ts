export type HearingRate = 8000 | 16_000;

/** Detects speech in one stream, frame by frame. */
export interface VoiceActivity {
  readonly sampleRate: HearingRate;
  readonly frameSamples: number;
  /** Delay of the probability behind the speech, milliseconds. */
  readonly lagMs: number;
  /** Returns the probability of speech in the next frame, 0 to 1. */
  probability(frame: Int16Array): number | Promise<number>;
  /** Treats sound of this loudness as background from now on. */
  ignore(samples: Int16Array): void;
}

export type DetectVoice = (sampleRate: HearingRate) => VoiceActivity;
