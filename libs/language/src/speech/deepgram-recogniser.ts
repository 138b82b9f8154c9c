import type { Language } from '@colloquy/contracts';
import { z } from 'zod';
import type { RecognitionMessage } from './recognition-protocol';
import { openRecognitionSocket } from './recognition-socket';
import type { StreamedSpeech, StreamingRecogniser } from './streaming-recogniser';

export const deepgramUrl = 'wss://api.deepgram.com/v1/listen';

/** Languages of the models that can be configured: developers.deepgram.com/docs/models-languages-overview. */
const nova2: readonly Language[] = [
  'en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'hi', 'zh', 'ko', 'ru', 'nl', 'tr', 'sv', 'id', 'ja', 'uk', 'el', 'cs',
  'fi', 'ro', 'da', 'bg', 'ms', 'sk', 'vi', 'hu', 'no',
]; // prettier-ignore
export const deepgramModels = {
  'nova-3': [...nova2, 'fil', 'hr', 'ta'],
  'nova-2': nova2,
} as const satisfies Record<string, readonly Language[]>;

interface DeepgramOptions {
  url: string;
  apiKey: string;
  model: keyof typeof deepgramModels;
}

/** Streaming recognition by Deepgram (developers.deepgram.com/reference/speech-to-text/listen-streaming). */
export function deepgramRecogniser({ url, apiKey, model }: DeepgramOptions): StreamingRecogniser {
  const languages: readonly Language[] = deepgramModels[model];
  return {
    knows: (language) => languages.includes(language),
    open: (speech) =>
      openRecognitionSocket(
        {
          url: `${url}?${query(model, speech)}`,
          headers: { authorization: `Token ${apiKey}` },
          greets: false,
          finish: JSON.stringify({ type: 'Finalize' }),
          end: JSON.stringify({ type: 'CloseStream' }),
          read,
        },
        speech,
      ),
  };
}

function query(
  model: DeepgramOptions['model'],
  { language, sampleRate, vocabulary, onPartial }: StreamedSpeech,
): URLSearchParams {
  return new URLSearchParams([
    ['model', model],
    ['language', language === 'fil' ? 'tl' : language],
    ['encoding', 'linear16'],
    ['sample_rate', String(sampleRate)],
    ['channels', '1'],
    ['interim_results', String(onPartial !== undefined)],
    ['punctuate', 'true'],
    ['endpointing', 'false'], // the end of speech is decided here
    ['mip_opt_out', 'true'], // the sound is not used for training
    // nova-2 has no key terms
    ...(model === 'nova-3' ? vocabulary : []).map((term) => ['keyterm', term]),
  ] as [string, string][]);
}

const message = z.object({ type: z.string() });
const results = z.object({
  channel: z.object({ alternatives: z.array(z.object({ transcript: z.string() })) }),
  is_final: z.boolean().default(false),
  from_finalize: z.boolean().default(false),
});

function read(received: unknown): RecognitionMessage {
  switch (message.parse(received).type) {
    case 'Results': {
      const { channel, is_final, from_finalize } = results.parse(received);
      const words = channel.alternatives[0]?.transcript ?? '';
      return is_final || from_finalize ? { final: words, isFinished: from_finalize } : { partial: words };
    }
    case 'Metadata':
      return { isEnd: true };
    case 'Error':
      return { isError: true };
    default:
      return {};
  }
}
