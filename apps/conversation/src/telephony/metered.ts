import type { UsedSound } from '../runtime/usage-meter';
import type { OpenSpeechStreams } from '@colloquy/language';
import type { PhoneClientOptions } from './phone-client-options';

export function metered(
  models: PhoneClientOptions['models'],
  count: (used: UsedSound) => void,
): PhoneClientOptions['models'] {
  return (
    models && {
      ...models,
      speechToText: {
        async transcribe(...asked) {
          const words = await models.speechToText.transcribe(...asked);
          const [audio] = asked;
          count({ recognisedSeconds: audio.samples.length / audio.sampleRate });
          return words;
        },
      },
      streams: models.streams && meteredStreams(models.streams, count),
      async *voice(...asked) {
        const [speech] = asked;
        for await (const samples of models.voice(...asked)) {
          count({ synthesisedSeconds: samples.length / speech.rateHz });
          yield samples;
        }
      },
    }
  );
}

function meteredStreams(open: OpenSpeechStreams, count: (used: UsedSound) => void): OpenSpeechStreams {
  return (conversation) => {
    const streams = open(conversation);
    return {
      ...streams,
      begin(...asked) {
        const piece = streams.begin(...asked);
        let samples = 0;
        return (
          piece && {
            ...piece,
            hear(sound) {
              samples += sound.length;
              piece.hear(sound);
            },
            async finalWords() {
              const recognisedSeconds = samples / conversation.sampleRate;
              samples = 0;
              const words = await piece.finalWords();
              count({ recognisedSeconds });
              return words;
            },
          }
        );
      },
    };
  };
}
