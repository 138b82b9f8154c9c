import type { UsedSound } from '../runtime/usage-meter';
import type { PhoneClientOptions } from './phone-client';

/** Returns the same models; `count` is told the seconds of sound that they recognise and synthesise. */
export function metered(
  models: PhoneClientOptions['models'],
  count: (used: UsedSound) => void,
): PhoneClientOptions['models'] {
  return (
    models && {
      ...models,
      speechToText: {
        async transcribe(audio, language, signal) {
          const words = await models.speechToText.transcribe(audio, language, signal);
          count({ recognisedSeconds: audio.samples.length / audio.sampleRate });
          return words;
        },
      },
      async *voice(speech, signal) {
        for await (const samples of models.voice(speech, signal)) {
          count({ synthesisedSeconds: samples.length / speech.rateHz });
          yield samples;
        }
      },
    }
  );
}
