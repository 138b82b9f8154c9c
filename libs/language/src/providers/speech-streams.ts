import type { Language } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';
import { inSpan } from '@colloquy/tracing';
import type { StreamingRecogniser } from '../speech/streaming-recogniser';
import { type Circuit, makeCircuit } from './circuit';
import type { OnCall, Outcome } from './provider-call';
import { type Conversation, makeSharedStream } from './shared-stream';
import { makePartialWords, makeStreamedPiece, type PieceCall, type StreamedPiece } from './streamed-piece';
import type { Provider } from './with-providers';

export interface SpeechStreams {
  /** Begins a piece of speech; returns undefined if no provider knows the language. */
  begin(language: Language, onPartial?: (words: string) => void): StreamedPiece | undefined;
  close(): void;
}

export type OpenSpeechStreams = (conversation: Conversation) => SpeechStreams;

/**
 * A piece goes to the first provider that knows its language and whose circuit breaker is closed; a failed piece is not
 * repeated at another provider. Pieces share a stream while it is open.
 * @param finalMs limit on the wait for final words
 */
export function streamsWithProviders(
  providers: readonly Provider<StreamingRecogniser>[],
  finalMs: number,
  onCall: OnCall,
): OpenSpeechStreams {
  const guarded = providers.map((provider) => ({ ...provider, circuit: makeCircuit() }));

  return (conversation) => {
    const closing = new AbortController();
    const shared = makeSharedStream(conversation);

    async function callOf(candidates: readonly Guarded[], language: Language): Promise<PieceCall> {
      const { provider, end } = await admit(candidates, onCall);
      try {
        return { stream: shared.of(provider, language), end };
      } catch (error) {
        end('unavailable', 0, error); // a key or an address that no request can have
        throw error;
      }
    }

    return {
      begin(language, onPartial) {
        const candidates = guarded.filter(({ port }) => port.knows(language));
        if (candidates.length === 0) return undefined;
        const words = onPartial && makePartialWords(onPartial);
        shared.partialsTo(words?.partial);
        const call = callOf(candidates, language);
        return makeStreamedPiece(call, { finalMs, closing: closing.signal, words });
      },
      close() {
        closing.abort();
        shared.close();
      },
    };
  };
}

type Guarded = Provider<StreamingRecogniser> & { circuit: Circuit };

async function admit(
  candidates: readonly Guarded[],
  onCall: OnCall,
): Promise<{ provider: Guarded; end: PieceCall['end'] }> {
  let failure: unknown;
  for (const provider of candidates) {
    const { name, circuit } = provider;
    try {
      const call = await circuit.enter((work) => inSpan(`recognition ${name}`, {}, work));
      const end = (outcome: Outcome, seconds: number, error?: unknown) => {
        // a refusal concerns the account, not the speech: the next piece goes to another provider
        call.end(outcome === 'refused' ? 'unavailable' : outcome);
        const cause = error === undefined ? {} : { error: toAppError(error) };
        onCall({ purpose: 'recognition', provider: name, outcome, seconds, ...cause });
      };
      return { provider, end };
    } catch (error) {
      failure = error;
      onCall({ purpose: 'recognition', provider: name, outcome: 'open', seconds: 0 });
    }
  }
  throw failure;
}
