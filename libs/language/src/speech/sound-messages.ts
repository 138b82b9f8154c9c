import { joinSamples } from './resample';
import { pcmBytes } from './wav';

/** Sound of a message, milliseconds: smaller messages cost CPU, larger ones delay partial results. */
const messageMs = 60;
/** Minimum sound of a message, milliseconds: AssemblyAI refuses less. */
const minMs = 50;

export function makeSoundMessages(sampleRate: number, post: (message: Buffer) => void) {
  let unsent: Int16Array = new Int16Array(0);

  function postAll(samples: Int16Array): void {
    unsent = new Int16Array(0);
    post(pcmBytes(samples));
  }

  return {
    add(samples: Int16Array): void {
      unsent = joinSamples(unsent, samples);
      if (unsent.length * 1000 >= messageMs * sampleRate) postAll(unsent);
    },
    /** Posts the remaining sound, padded with silence. */
    flush(): void {
      if (unsent.length === 0) return;
      const padded = new Int16Array(Math.max(unsent.length, (minMs * sampleRate) / 1000));
      padded.set(unsent);
      postAll(padded);
    },
  };
}
