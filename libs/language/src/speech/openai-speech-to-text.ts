import { AppError } from '@colloquy/kernel';
import { FormData } from 'undici';
import { notUnderstood, type OpenAiServer, postToOpenAi } from '../models/post';
import { maxUtteranceMs, type SpeechToText } from './speech';
import { resample } from './resample';
import { wavFile } from './wav';

/** Sample rate of the models' training data; a higher one only takes longer to send. */
const modelSampleRate = 16_000;
const maxAnswerBytes = 256 * 1024;
/** Bytes of the vocabulary: the models read at most 224 tokens, each of at least one byte and mostly four. */
const maxPromptBytes = 600;

interface SpeechToTextOptions extends OpenAiServer {
  model: string;
}

/** Recognises speech with the transcriptions of an OpenAI-compatible server. */
export function openaiSpeechToText({ model, ...server }: SpeechToTextOptions): SpeechToText {
  return {
    transcribe: async (audio, language, signal) => {
      if (audio.samples.length * 1000 > maxUtteranceMs * audio.sampleRate) {
        throw new AppError('invalid', 'UTTERANCE_TOO_LONG', 'The utterance is too long to be transcribed');
      }
      const body = new FormData();
      const wav = wavFile(resample(audio, modelSampleRate));
      body.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'utterance.wav');
      body.set('model', model);
      body.set('language', language === 'fil' ? 'tl' : language); // the models know Filipino as Tagalog
      body.set('response_format', 'json');
      const prompt = promptOf(audio.vocabulary ?? []);
      if (prompt !== '') body.set('prompt', prompt);
      const call = { path: '/audio/transcriptions', body, maxBytes: maxAnswerBytes };
      let said = '';
      for await (const text of postToOpenAi(server, call, signal, transcriptOf)) said = text;
      return said;
    },
  };
}

/** Returns as many terms as fit; the models adopt the spelling of the text. */
function promptOf(vocabulary: readonly string[]): string {
  let prompt = '';
  for (const term of vocabulary) {
    const longer = prompt === '' ? term : `${prompt}, ${term}`;
    if (Buffer.byteLength(longer) > maxPromptBytes) break;
    prompt = longer;
  }
  return prompt;
}

async function* transcriptOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  yield textOf(Buffer.concat(parts).toString('utf8')).trim();
}

function textOf(json: string): string {
  try {
    const { text } = JSON.parse(json) as { text?: unknown };
    if (typeof text === 'string') return text;
  } catch {
    // reported below, without the words
  }
  throw notUnderstood();
}
