import type { Language } from '@colloquy/contracts';
import { z } from 'zod';
import type { RecognitionMessage } from './recognition-protocol';
import { openRecognitionSocket } from './recognition-socket';
import type { StreamedSpeech, StreamingRecogniser } from './streaming-recogniser';

export const assemblyAiUrl = 'wss://streaming.assemblyai.com/v3/ws';

/** Languages of the models that can be configured: assemblyai.com/docs/streaming/select-the-speech-model. */
const sixLanguages: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt'];
export const assemblyAiModels = {
  'universal-3-5-pro': [
    ...sixLanguages, 'tr', 'nl', 'sv', 'no', 'da', 'fi', 'hi', 'vi', 'ar', 'ja', 'zh',
  ], // prettier-ignore
  'universal-streaming-multilingual': sixLanguages,
  'universal-streaming-english': ['en'],
} as const satisfies Record<string, readonly Language[]>;

interface AssemblyAiOptions {
  url: string;
  apiKey: string;
  model: keyof typeof assemblyAiModels;
}

/** Silence after which AssemblyAI ends a turn, milliseconds: later than turn taking does here. */
const turnSilenceMs = 2000;

/** Streaming recognition by AssemblyAI (assemblyai.com/docs/streaming/message-sequence). */
export function assemblyAiRecogniser({ url, apiKey, model }: AssemblyAiOptions): StreamingRecogniser {
  const languages: readonly Language[] = assemblyAiModels[model];
  return {
    knows: (language) => languages.includes(language),
    open: (speech) =>
      openRecognitionSocket(
        {
          url: `${url}?${query(model, speech)}`,
          headers: { authorization: apiKey },
          greets: true,
          finish: JSON.stringify({ type: 'ForceEndpoint' }),
          end: JSON.stringify({ type: 'Terminate' }),
          read,
        },
        speech,
      ),
  };
}

function query(
  model: AssemblyAiOptions['model'],
  { language, sampleRate, vocabulary }: StreamedSpeech,
): URLSearchParams {
  return new URLSearchParams({
    speech_model: model,
    sample_rate: String(sampleRate),
    encoding: 'pcm_s16le',
    min_turn_silence: String(turnSilenceMs),
    max_turn_silence: String(turnSilenceMs),
    // the newer model always formats, and has no threshold
    ...(model === 'universal-3-5-pro'
      ? { language_codes: JSON.stringify([language]) }
      : { format_turns: 'true', end_of_turn_confidence_threshold: '1' }),
    ...(vocabulary.length > 0 && { keyterms_prompt: JSON.stringify(vocabulary) }),
  });
}

const message = z.object({ type: z.string() });
const turn = z.object({ transcript: z.string(), end_of_turn: z.boolean(), turn_is_formatted: z.boolean() });

function read(received: unknown): RecognitionMessage {
  switch (message.parse(received).type) {
    case 'Begin':
      return { isGreeting: true };
    case 'Turn': {
      const { transcript, end_of_turn, turn_is_formatted } = turn.parse(received);
      // a turn that is formatted afterwards ends twice
      return end_of_turn && turn_is_formatted
        ? { final: transcript, isFinished: true }
        : { partial: transcript };
    }
    case 'Termination':
      return { isEnd: true };
    case 'Error':
      return { isError: true };
    default:
      return {};
  }
}
