import type { ChatClient, ChatRequest } from '../models/chat-client';
import type { SpeechToText, TextToSpeech } from '../speech/speech';
import { isInvalid, isUnacceptable, type OnCall, type Purpose } from './provider-call';
import { type CallLimits, type Provider, withProviders } from './with-providers';

/** Attempts per speech provider: one lost connection loses no words. */
const speechAttempts = 2;

/** Returns a client for a purpose; `onUsage` receives the tokens of every answer. */
export type ChatFor = (purpose: Purpose, onUsage?: ChatRequest['onUsage']) => ChatClient;

/** Asks the next model when one fails, also in mid-answer; `limits` are those of a streamed answer. */
export function chatWithProviders(
  providers: readonly Provider<ChatClient>[],
  { completeMs, totalMs, pieceMs }: Required<CallLimits> & { completeMs: number },
  onCall: OnCall,
): ChatFor {
  const answer = withProviders(providers, onCall);
  const shorter = (ms: number, { limitMs = Infinity }: ChatRequest) => Math.max(0, Math.min(ms, limitMs));
  return (purpose, onUsage) => ({
    complete: (request, signal) =>
      only(
        answer(
          {
            purpose,
            limits: { totalMs: shorter(completeMs, request) },
            ask: (client, limited) => once(client.complete({ ...request, onUsage }, limited)),
          },
          signal,
        ),
      ),
    stream: (request, signal) =>
      answer(
        {
          purpose,
          limits: { totalMs: shorter(totalMs, request), pieceMs },
          restarts: true,
          ask: (client, limited) => client.stream({ ...request, onUsage }, limited),
        },
        signal,
      ),
  });
}

/** Combines providers of speech to text; an unavailable one is asked twice. */
export function speechToTextWithProviders(
  providers: readonly Provider<SpeechToText>[],
  limits: Pick<CallLimits, 'totalMs'>,
  onCall: OnCall,
): SpeechToText {
  const answer = withProviders(providers, onCall);
  return {
    transcribe: (audio, language, signal, limitMs = limits.totalMs) =>
      only(
        answer(
          {
            purpose: 'recognition',
            limits: { totalMs: Math.min(limits.totalMs, limitMs) },
            attempts: speechAttempts,
            ask: (port, limited) => once(port.transcribe(audio, language, limited)),
          },
          signal,
        ),
      ),
  };
}

/**
 * Combines providers of text to speech that know the language; an unavailable one is asked twice.
 * @param defaultVoice the first provider's refusal of any other voice is thrown, so that the caller can choose this one
 */
export function textToSpeechWithProviders(
  providers: readonly Provider<TextToSpeech>[],
  limits: Required<CallLimits>,
  defaultVoice: string,
  onCall: OnCall,
): TextToSpeech {
  const answer = withProviders(providers, onCall);
  return {
    speak: (speech, signal) =>
      answer(
        {
          purpose: 'synthesis',
          limits,
          attempts: speechAttempts,
          // the expert hears a sentence that breaks off again, from its beginning
          playsMs: ({ samples, sampleRate }) => (samples.length / sampleRate) * 1000,
          serves: ({ knows }) => knows?.(speech.language) ?? true,
          ask: (port, limited) => port.speak(speech, limited),
          isFinal: (error, isFirstProvider) =>
            isInvalid(error) || (isFirstProvider && speech.voice !== defaultVoice && isUnacceptable(error)),
        },
        signal,
      ),
  };
}

async function* once<T>(answer: Promise<T>): AsyncGenerator<T, void, undefined> {
  yield await answer;
}

async function only<T>(answer: AsyncGenerator<T, void, undefined>): Promise<T> {
  const { value } = await answer.next();
  await answer.next(); // ends the call
  return value as T;
}
