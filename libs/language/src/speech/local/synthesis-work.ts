import { invalidModels } from './model-files';
import { loadSherpaOnnx, noSound, type SherpaVoice } from './sherpa-onnx';
import { tryModel } from './try-model';
import type { VoiceModel } from './voice-models';

export interface SpokenPiece {
  text: string;
  /** Directory of the model. */
  model: string;
  /** Number of the speaker; one that the model lacks is the first. */
  speaker: number;
  speed: number;
}

export type SynthesisWork = ReturnType<typeof makeSynthesisWork>;

/** Functions of a thread that synthesises speech. Their state is in the thread. */
export function makeSynthesisWork() {
  const voices = new Map<string, SherpaVoice>();
  return {
    warmUp: () => undefined,
    /** Loads models that were not loaded before. @throws AppError `invalid` */
    async load({ models }: { models: readonly VoiceModel[] }): Promise<void> {
      const sherpa = await loadSherpaOnnx();
      for (const { directory, config } of models) {
        if (voices.has(directory)) continue;
        tryModel('synthesis', directory, config);
        voices.set(directory, new sherpa.OfflineTts(config));
      }
    },
    /** Returns the sound of a short text; none if the model has no sound for it. */
    async speak({
      text,
      model,
      speaker,
      speed,
    }: SpokenPiece): Promise<{ samples: Int16Array; sampleRate: number }> {
      const voice = voices.get(model);
      if (!voice) throw invalidModels(`the model ${model} is not loaded`);
      const sid = speaker < voice.numSpeakers ? speaker : 0;
      try {
        const sound = await voice.generateAsync({ text, sid, speed, enableExternalBuffer: false });
        return { samples: Int16Array.from(sound.samples, sampleOf), sampleRate: sound.sampleRate };
      } catch (error) {
        if (!String(error).includes(noSound)) throw error;
        return { samples: new Int16Array(0), sampleRate: 0 };
      }
    },
  };
}

const sampleOf = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
