import { z } from 'zod';

const seconds = z.int().nonnegative();
const tokens = z.int().nonnegative().nullable();

/** What a session used of speech providers and language models. */
export const providerUsage = z.object({
  recognisedSeconds: seconds.describe('Sound of the expert that was recognised'),
  synthesisedSeconds: seconds.describe('Sound that was synthesised, also if the expert did not hear it'),
  inputTokens: tokens.describe(
    'Tokens of the answered requests to language models; null if a provider did not report it',
  ),
  outputTokens: tokens.describe('Tokens of the answers; null if a provider did not report it'),
});

export type ProviderUsage = z.infer<typeof providerUsage>;

export const exampleProviderUsage: ProviderUsage = {
  recognisedSeconds: 640,
  synthesisedSeconds: 212,
  inputTokens: 41_250,
  outputTokens: 2310,
};
