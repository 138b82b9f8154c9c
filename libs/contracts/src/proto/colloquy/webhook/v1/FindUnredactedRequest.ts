// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { WithdrawnInterviewInput as _colloquy_webhook_v1_WithdrawnInterviewInput, WithdrawnInterview as _colloquy_webhook_v1_WithdrawnInterview } from '../../../colloquy/webhook/v1/WithdrawnInterview';

export interface FindUnredactedRequestInput {
  /**
   * Interviews of any accounts.
   */
  'interviews'?: (_colloquy_webhook_v1_WithdrawnInterviewInput)[];
}

export interface FindUnredactedRequest {
  /**
   * Interviews of any accounts.
   */
  'interviews': (_colloquy_webhook_v1_WithdrawnInterview)[];
}
