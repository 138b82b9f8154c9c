import { AppError } from '@colloquy/kernel';
import { type ChatClient, makeChatClient } from '../openai/chat-client';
import { chatWithProviders } from './ports';
import type { OnCall, Purpose } from './provider-call';

/** The address of a language model; empty if not given. */
interface ModelAddress {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** The settings of language models in a service's configuration. */
export interface LanguageModelConfig extends ModelAddress {
  /** Limit on a whole call. */
  timeoutMs: number;
  /** Limit on the wait for the first token of a streamed answer; default: the limit on the whole call. */
  firstTokenMs?: number;
  fallback: ModelAddress;
}

export interface LanguageModelHooks {
  onCall: OnCall;
  /** Called once for each provider that refuses a JSON schema; the answers are validated without it. */
  onSchemaRefused: () => void;
}

/**
 * Returns a client of the configured models for each purpose; undefined if none is configured.
 * @throws AppError `invalid` that names the invalid setting
 */
export function languageModelOf(
  config: LanguageModelConfig,
  { onCall, onSchemaRefused }: LanguageModelHooks,
): ((purpose: Purpose) => ChatClient) | undefined {
  const { timeoutMs, firstTokenMs = timeoutMs, fallback } = config;
  if (!config.baseUrl) return undefined;
  const clientOf = ({ baseUrl, apiKey, model }: ModelAddress, prefix: string) => {
    if (!/^https?:\/\/[^\s/]+/.test(baseUrl)) throw wrong(`${prefix}_BASE_URL must be an http(s) URL`);
    if (!model) throw wrong(`${prefix} must be set`);
    return makeChatClient({ baseUrl, apiKey, model, timeoutMs, onSchemaRefused });
  };
  const providers = [{ name: 'primary' as const, port: clientOf(config, 'LANGUAGE_MODEL') }];
  const second = fallback.baseUrl === '' ? undefined : clientOf(fallback, 'LANGUAGE_MODEL_FALLBACK');
  return chatWithProviders(
    second ? [...providers, { name: 'fallback', port: second }] : providers,
    { totalMs: timeoutMs, firstMs: firstTokenMs },
    onCall,
  );
}

const wrong = (message: string) => new AppError('invalid', undefined, message);
