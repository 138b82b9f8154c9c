import { AppError } from '@colloquy/kernel';
import { type ChatClientOptions } from './chat-client';

/** The settings of a language model as a service's configuration holds them; empty where not given. */
export interface LanguageModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
}

/**
 * The model a configuration describes; undefined when it describes none.
 * @throws AppError `invalid` that names the setting which is wrong.
 */
export function chatSettingsOf(config: LanguageModelConfig): ChatClientOptions | undefined {
  const { baseUrl, model } = config;
  if (!baseUrl) return undefined;
  if (!/^https?:\/\/[^\s/]+/.test(baseUrl)) throw wrong('LANGUAGE_MODEL_BASE_URL must be an http(s) URL');
  if (!model) throw wrong('LANGUAGE_MODEL must be set');
  return { ...config };
}

const wrong = (message: string) => new AppError('invalid', undefined, message);
