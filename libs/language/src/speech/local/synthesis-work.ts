import { invalidModels } from './model-files';
import { loadSherpaOnnx, noSound, type SherpaVoice } from './sherpa-onnx';
import type { VoiceModel } from './voice-models';

interface SpokenPiece {
  text: string;
  model: string;
  /** Unknown numbers get the first speaker. */
  speaker: number;
  speed: number;
}

const trialText = 'One 1.';

export type SynthesisWork = ReturnType<typeof makeSynthesisWork>;

export function makeSynthesisWork() {
  const voices = new Map<string, SherpaVoice>();
  return {
    /** Loads a voice and uses it once, so that an unsuitable one fails here. @throws AppError `invalid` */
    async load({ directory, config }: VoiceModel): Promise<void> {
      const sherpa = await loadSherpaOnnx();
      const voice = new sherpa.OfflineTts(config);
      voices.set(directory, voice);
      await soundOf(voice, { text: trialText, sid: 0, speed: 1 });
    },
    /** Returns no samples if the model has no sound for the text. */
    async speak({
      text,
      model,
      speaker,
      speed,
    }: SpokenPiece): Promise<{ samples: Int16Array; sampleRate: number }> {
      const voice = voices.get(model);
      if (!voice) throw invalidModels(`the model ${model} is not loaded`);
      return soundOf(voice, { text, sid: speaker < voice.numSpeakers ? speaker : 0, speed });
    },
  };
}

async function soundOf(
  voice: SherpaVoice,
  said: { text: string; sid: number; speed: number },
): Promise<{ samples: Int16Array; sampleRate: number }> {
  try {
    const sound = await voice.generateAsync({ ...said, enableExternalBuffer: false });
    return { samples: Int16Array.from(sound.samples, sampleOf), sampleRate: sound.sampleRate };
  } catch (error) {
    // a voice of another script has no sound for the text
    if (!String(error).includes(noSound)) throw error;
    return { samples: new Int16Array(0), sampleRate: 0 };
  }
}

const sampleOf = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
