import { AppError } from '@colloquy/kernel';
import { type ChatClientOptions } from './chat-client';

/** The settings of a language model in a service's configuration; empty if not given. */
export interface LanguageModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
}

/**
 * Returns the settings of the configured model; undefined if none is configured.
 * @throws AppError `invalid` that names the invalid setting
 */
export function chatSettingsOf(config: LanguageModelConfig): ChatClientOptions | undefined {
  const { baseUrl, model } = config;
  if (!baseUrl) return undefined;
  if (!/^https?:\/\/[^\s/]+/.test(baseUrl)) throw wrong('LANGUAGE_MODEL_BASE_URL must be an http(s) URL');
  if (!model) throw wrong('LANGUAGE_MODEL must be set');
  return { ...config };
}

const wrong = (message: string) => new AppError('invalid', undefined, message);
