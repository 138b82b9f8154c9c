import type { Language } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';
import { inSpan } from '@colloquy/tracing';
import { tooLate } from '../openai/post';
import type { RecognitionStream, StreamedSpeech, StreamingRecogniser } from '../speech/streaming-recogniser';
import { makeCircuit } from './circuit';
import { type OnCall, type Outcome, outcomeOf } from './provider-call';
import type { Provider } from './with-providers';

/** Streaming recognition of one conversation, one piece of speech after the other. */
export interface SpeechStreams {
  /** Begins a piece of speech. Returns undefined if no provider knows the language. */
  begin(language: Language, onPartial?: (words: string) => void): StreamedPiece | undefined;
  close(): void;
}

/** A piece of speech that is recognised while it is spoken. */
export interface StreamedPiece {
  hear(samples: Int16Array): void;
  /**
   * Returns the final words of the sound since the last call.
   * @throws AppError `unavailable` or `timeout`: the piece must be recognised as a whole
   */
  finalWords(): Promise<string>;
  /** No more words are requested. */
  end(): void;
}

export interface Conversation {
  sampleRate: StreamedSpeech['sampleRate'];
  vocabulary(): readonly string[];
}

/** Begins a conversation. */
export type OpenSpeechStreams = (conversation: Conversation) => SpeechStreams;

/**
 * Streaming recognition by several providers. A piece goes to the first provider that knows its language and whose
 * circuit breaker is closed; a piece that fails there is not repeated at another one. The pieces of a conversation
 * share a stream while it is open. A call of a provider lasts from the beginning of a piece; its duration counts from
 * the request of the final words.
 * @param finalMs limit on the wait for final words
 */
export function streamsWithProviders(
  providers: readonly Provider<StreamingRecogniser>[],
  finalMs: number,
  onCall: OnCall,
): OpenSpeechStreams {
  const guarded = providers.map((provider) => ({ ...provider, circuit: makeCircuit() }));
  type Guarded = (typeof guarded)[number];

  /** Enters the circuit of the first provider that admits the piece. */
  async function admit(candidates: readonly Guarded[]) {
    let failure: unknown;
    for (const provider of candidates) {
      const { name, circuit } = provider;
      try {
        const call = await circuit.enter((work) => inSpan(`recognition ${name}`, {}, work));
        return { provider, call };
      } catch (error) {
        failure = error;
        onCall({ purpose: 'recognition', provider: name, outcome: 'open', seconds: 0 });
      }
    }
    throw failure;
  }

  return ({ sampleRate, vocabulary }) => {
    const closing = new AbortController();
    let current: { name: string; language: Language; stream: RecognitionStream } | undefined;
    let onPartial: ((words: string) => void) | undefined;

    function streamOf({ name, port }: Guarded, language: Language): RecognitionStream {
      if (current?.stream.isOpen && current.name === name && current.language === language)
        return current.stream;
      current?.stream.close();
      const stream = port.open({
        language,
        sampleRate,
        vocabulary: vocabulary(),
        onPartial: onPartial && ((words) => onPartial?.(words)),
      });
      current = { name, language, stream };
      return stream;
    }

    function pieceOf(
      candidates: readonly Guarded[],
      language: Language,
      partial: ((words: string) => void) | undefined,
    ): StreamedPiece {
      const said: string[] = [];
      const tell = (words = '') => !isOver && partial?.([...said, words].join(' ').trim());
      onPartial = partial && tell;
      const opened = admit(candidates).then(({ provider, call }) => {
        try {
          return { provider, call, stream: streamOf(provider, language) };
        } catch (error) {
          // a key or an address that no request can have
          call.end('unavailable');
          onCall({ purpose: 'recognition', provider: provider.name, outcome: 'unavailable', seconds: 0 });
          throw error;
        }
      });
      opened.catch(() => undefined); // thrown by finalWords
      let isOver = false;
      /** Sound whose words were not requested. */
      let isUnfinished = false;
      let seconds = 0;

      function over(outcome: Outcome): void {
        if (isOver) return;
        isOver = true;
        void opened.then(
          ({ provider, call, stream }) => {
            if (isUnfinished) stream.close(); // its words would be those of the next piece
            // a refusal concerns the account, not the speech: the next piece goes to another provider
            call.end(outcome === 'refused' ? 'unavailable' : outcome);
            onCall({ purpose: 'recognition', provider: provider.name, outcome, seconds });
          },
          () => undefined,
        );
      }

      return {
        hear(samples) {
          if (isOver) return;
          isUnfinished = true;
          void opened.then(
            ({ stream }) => stream.send(samples),
            () => undefined,
          );
        },
        async finalWords() {
          isUnfinished = false;
          const askedAt = performance.now();
          const late = new AbortController();
          const limit = setTimeout(() => late.abort(tooLate()), finalMs);
          try {
            const { stream } = await opened;
            const words = await stream.finalWords(AbortSignal.any([late.signal, closing.signal]));
            said.push(words);
            tell();
            return words;
          } catch (error) {
            over(closing.signal.aborted ? 'aborted' : outcomeOf(error));
            throw toAppError(error);
          } finally {
            clearTimeout(limit);
            seconds = (performance.now() - askedAt) / 1000;
          }
        },
        end: () => over(isUnfinished || closing.signal.aborted ? 'aborted' : 'ok'),
      };
    }

    return {
      begin(language, partial) {
        const candidates = guarded.filter(({ port }) => port.knows(language));
        if (candidates.length === 0) return undefined;
        return pieceOf(candidates, language, partial);
      },
      close() {
        closing.abort();
        current?.stream.close();
      },
    };
  };
}
