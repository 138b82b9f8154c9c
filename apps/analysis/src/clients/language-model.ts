import {
  type Analyst,
  type Comparer,
  embeddedAnalyst,
  embeddedComparer,
  languageModelOf,
  type OnCall,
  openAiAnalyst,
  openAiComparer,
  openAiTranslator,
  type Translator,
} from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import type { Config } from '../config';
import type { TextWork } from '../domain/ports';

/** Without a language model these are the embedded analyst and comparer, and no translator. */
interface ModelAdapters {
  analyst: Analyst;
  comparer: Comparer;
  translator: Translator | undefined;
}

export function modelAdapters(
  config: Config['languageModel'],
  text: TextWork,
  on: { logger: Logger; onCall: OnCall; onUnsupported: (statements: number) => void },
): ModelAdapters {
  const { logger, onCall, onUnsupported } = on;
  const onSchemaRefused = () => logger.warn('Language model refused the JSON schema; continued without it');
  const chatFor = languageModelOf(config, { onCall, onSchemaRefused });
  const embedded = embeddedAnalyst(text.analyseInterview);
  if (!chatFor) return { analyst: embedded, comparer: embeddedComparer(text), translator: undefined };
  const warn = (message: string) => (error: unknown) => logger.warn(message, errorFields(error));
  return {
    analyst: openAiAnalyst({
      chat: chatFor('analyst'),
      embedded,
      onFallback: warn('Language model failed; used the embedded analyst'),
      onNoExtraction: warn('Language model failed; extracted no values'),
      onUnsupported,
    }),
    comparer: openAiComparer({
      chat: chatFor('analyst'),
      work: text,
      onFallback: warn('Language model failed; compared interviews by their words'),
      onUnsupported,
    }),
    translator: openAiTranslator({ chat: chatFor('translator') }),
  };
}
