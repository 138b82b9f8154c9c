import type { Language } from '@colloquy/contracts';
import type { RecognitionStream, StreamedSpeech, StreamingRecogniser } from '../speech/streaming-recogniser';
import type { Provider } from './with-providers';

export interface Conversation {
  sampleRate: StreamedSpeech['sampleRate'];
  vocabulary(): readonly string[];
}

export function makeSharedStream({ sampleRate, vocabulary }: Conversation) {
  let current: { name: string; language: Language; stream: RecognitionStream } | undefined;
  let onPartial: ((words: string) => void) | undefined;

  return {
    of({ name, port }: Provider<StreamingRecogniser>, language: Language): RecognitionStream {
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
    },
    partialsTo(listener: typeof onPartial): void {
      onPartial = listener;
    },
    close: () => current?.stream.close(),
  };
}
