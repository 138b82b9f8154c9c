// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { AnalysedCompletionInput as _colloquy_webhook_v1_AnalysedCompletionInput, AnalysedCompletion as _colloquy_webhook_v1_AnalysedCompletion } from '../../../colloquy/webhook/v1/AnalysedCompletion';

export interface FindUnnotifiedRequestInput {
  /**
   * Completions of any accounts, at most one of each interview.
   */
  'completions'?: (_colloquy_webhook_v1_AnalysedCompletionInput)[];
}

export interface FindUnnotifiedRequest {
  /**
   * Completions of any accounts, at most one of each interview.
   */
  'completions': (_colloquy_webhook_v1_AnalysedCompletion)[];
}
