import { AppError } from '@colloquy/kernel';
import { makeChatClient } from '../models/chat-client';
import { missingIn, type ModelAddress } from '../models/load-model';
import { type ChatFor, chatWithProviders } from './ports';
import type { OnCall } from './provider-call';

export interface LanguageModelConfig extends ModelAddress {
  timeoutMs: number;
  /** Limit on the wait for each token of a streamed answer; default: `timeoutMs`. */
  firstTokenMs?: number;
  /** Limit on a whole streamed answer; default: `timeoutMs`. */
  replyMs?: number;
  fallback: ModelAddress;
}

export interface LanguageModelHooks {
  onCall: OnCall;
  /** Called once for each provider that refuses a JSON schema. */
  onSchemaRefused: () => void;
}

/** Returns a client for each purpose; undefined without models. @throws AppError `invalid` that names the setting */
export function languageModelOf(
  config: LanguageModelConfig,
  { onCall, onSchemaRefused }: LanguageModelHooks,
): ChatFor | undefined {
  const { timeoutMs, firstTokenMs = timeoutMs, replyMs = timeoutMs, fallback } = config;
  if (!isUsed(config)) return undefined;
  const clientOf = (address: ModelAddress, prefix: string) => {
    if (!/^(https?:\/\/[^\s/]|$)/.test(address.baseUrl))
      throw wrong(`${prefix}_BASE_URL must be an http(s) URL`);
    const [missing] = missingIn(address);
    if (missing) throw wrong(`${prefix}${suffixes[missing]} must be set`);
    return makeChatClient({ ...address, timeoutMs, onSchemaRefused });
  };
  const providers = [{ name: 'primary' as const, port: clientOf(config, 'LANGUAGE_MODEL') }];
  const second = isUsed(fallback) ? clientOf(fallback, 'LANGUAGE_MODEL_FALLBACK') : undefined;
  return chatWithProviders(
    second ? [...providers, { name: 'fallback', port: second }] : providers,
    { completeMs: timeoutMs, totalMs: Math.min(replyMs, timeoutMs), pieceMs: firstTokenMs },
    onCall,
  );
}

const suffixes = { baseUrl: '_BASE_URL', apiKey: '_API_KEY', model: '' };

/** An OpenAI-compatible server is used if it has an address, another provider if it has a model. */
const isUsed = ({ provider = 'openai-compatible', baseUrl, model }: ModelAddress): boolean =>
  baseUrl !== '' || (provider !== 'openai-compatible' && model !== '');

const wrong = (message: string) => new AppError('invalid', undefined, message);
