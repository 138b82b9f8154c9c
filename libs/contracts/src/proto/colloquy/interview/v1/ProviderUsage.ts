// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

/**
 * Use of speech providers and language models by a session so far.
 */
export interface ProviderUsageInput {
  /**
   * Sound that was recognised, and sound that was synthesised.
   */
  'recognisedSeconds'?: (number | string);
  'synthesisedSeconds'?: (number | string);
  /**
   * Tokens of the requests to language models, and of their answers; absent: a provider did not report them.
   */
  'inputTokens'?: (number | string | Long);
  'outputTokens'?: (number | string | Long);
  /**
   * Speech of the expert that was heard and not recognised, including speech that is still being recognised.
   */
  'unrecognisedSeconds'?: (number | string);
  '_inputTokens'?: "inputTokens";
  '_outputTokens'?: "outputTokens";
  '_unrecognisedSeconds'?: "unrecognisedSeconds";
}

/**
 * Use of speech providers and language models by a session so far.
 */
export interface ProviderUsage {
  /**
   * Sound that was recognised, and sound that was synthesised.
   */
  'recognisedSeconds': (number);
  'synthesisedSeconds': (number);
  /**
   * Tokens of the requests to language models, and of their answers; absent: a provider did not report them.
   */
  'inputTokens'?: (number);
  'outputTokens'?: (number);
  /**
   * Speech of the expert that was heard and not recognised, including speech that is still being recognised.
   */
  'unrecognisedSeconds'?: (number);
}
