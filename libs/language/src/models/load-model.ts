import type { LanguageModelV4 } from '@ai-sdk/provider';

/** An empty `baseUrl` or `apiKey` counts as absent. */
export interface ModelAddress {
  provider?: string;
  baseUrl: string;
  apiKey: string;
  model: string;
}

interface Provider {
  /** Required fields beside the model. */
  needs: readonly ('baseUrl' | 'apiKey')[];
  /** Loads the package of this provider only, which saves memory. */
  load: (given: Given) => Promise<LanguageModelV4>;
}

interface Given {
  model: string;
  settings: { baseURL?: string; apiKey: string; fetch: typeof fetch };
  /** Whether a stream must be asked for the number of tokens. */
  includeUsage: boolean;
}

const compatible: Provider = {
  needs: ['baseUrl'],
  load: async ({ model, settings: { baseURL = '', apiKey, fetch }, includeUsage }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL,
      ...(apiKey !== '' && { apiKey }),
      fetch,
      includeUsage,
      supportsStructuredOutputs: true,
    });
    return provider(model);
  },
};

/**
 * The providers by name. Two base URLs are given because the SDK would take them from the environment. OpenAI and Azure
 * are asked for chat completions, because they store the answers of their other interface.
 */
const providers: Readonly<Record<string, Provider>> = {
  'openai-compatible': compatible,
  openai: {
    needs: ['apiKey'],
    load: async ({ model, settings }) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ baseURL: 'https://api.openai.com/v1', ...settings }).chat(model);
    },
  },
  azure: {
    needs: ['baseUrl', 'apiKey'],
    load: async ({ model, settings }) => (await import('@ai-sdk/azure')).createAzure(settings).chat(model),
  },
  anthropic: {
    needs: ['apiKey'],
    load: async ({ model, settings }) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL: 'https://api.anthropic.com/v1', ...settings })(model);
    },
  },
  google: {
    needs: ['apiKey'],
    load: async ({ model, settings }) => (await import('@ai-sdk/google')).createGoogle(settings)(model),
  },
  bedrock: {
    needs: ['baseUrl', 'apiKey'],
    load: async ({ model, settings }) =>
      (await import('@ai-sdk/amazon-bedrock')).createAmazonBedrock(settings)(model),
  },
  mistral: {
    needs: ['apiKey'],
    load: async ({ model, settings }) => (await import('@ai-sdk/mistral')).createMistral(settings)(model),
  },
};

const providerOf = ({ provider = '' }: ModelAddress): Provider => providers[provider] ?? compatible;

export const missingIn = (address: ModelAddress): readonly ('baseUrl' | 'apiKey' | 'model')[] =>
  [...providerOf(address).needs, 'model' as const].filter((field) => address[field] === '');

export function loadModel(
  address: ModelAddress,
  { fetch, includeUsage }: { fetch: typeof globalThis.fetch; includeUsage: boolean },
): Promise<LanguageModelV4> {
  const { baseUrl, apiKey, model } = address;
  const baseURL = baseUrl.replace(/\/+$/, '');
  const settings = { ...(baseURL !== '' && { baseURL }), apiKey, fetch };
  return providerOf(address).load({ model, settings, includeUsage });
}
