import { AppError } from '@colloquy/kernel';
import { callFailed, type OpenAiAnswer, type OpenAiServer, postToOpenAi } from '../openai/post';
import { longestSpokenText, type Pcm, type TextToSpeech } from './speech';
import { pcmSamples } from './wav';

/** Format of `response_format: pcm`: 24 kHz, 16 bits, little-endian, one channel. */
const sampleRate = 24_000;
/** Ten minutes: more than the longest text takes. */
const maxAnswerBytes = 10 * 60 * sampleRate * 2;

export interface TextToSpeechOptions extends OpenAiServer {
  /** Such as `tts-1`. */
  model: string;
  /** Limit on the wait for the first sound; default: the limit on the whole call. */
  firstTokenTimeoutMs?: number;
}

/** Text to speech with any OpenAI-compatible server, at 24 kHz; one attempt per call. */
export function openaiTextToSpeech(options: TextToSpeechOptions): TextToSpeech {
  const { model, firstTokenTimeoutMs, ...server } = options;
  return {
    speak: ({ text, voice }, signal) => {
      if (text.length > longestSpokenText) {
        throw new AppError('invalid', 'SPOKEN_TEXT_TOO_LONG', 'The text is too long to be spoken');
      }
      const call = {
        path: '/audio/speech',
        body: { model, voice, input: text, response_format: 'pcm' },
        maxBytes: maxAnswerBytes,
        ...(firstTokenTimeoutMs === undefined ? {} : { firstTokenTimeoutMs }),
      };
      return postToOpenAi(server, call, signal, soundOf);
    },
  };
}

/** A chunk may end within a sample; the next chunk has the rest. */
async function* soundOf(answer: OpenAiAnswer): AsyncGenerator<Pcm> {
  let open = Buffer.alloc(0);
  let isSilent = true;
  for await (const chunk of answer.chunks) {
    answer.firstTokenArrived();
    const bytes = Buffer.concat([open, chunk]);
    const whole = bytes.length - (bytes.length % 2);
    open = bytes.subarray(whole);
    if (whole === 0) continue;
    isSilent = false;
    yield { samples: pcmSamples(bytes.subarray(0, whole)), sampleRate };
  }
  if (isSilent) throw callFailed('unavailable', 'MODEL_ANSWER_INVALID', 'The model server sent no sound');
}
