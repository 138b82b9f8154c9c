// Original file: proto/colloquy/billing/v1/billing.proto

import type { EndedSessionInput as _colloquy_billing_v1_EndedSessionInput, EndedSession as _colloquy_billing_v1_EndedSession } from '../../../colloquy/billing/v1/EndedSession';

export interface FindUnbookedSessionsRequestInput {
  /**
   * Sessions that have ended, of any accounts.
   */
  'sessions'?: (_colloquy_billing_v1_EndedSessionInput)[];
}

export interface FindUnbookedSessionsRequest {
  /**
   * Sessions that have ended, of any accounts.
   */
  'sessions': (_colloquy_billing_v1_EndedSession)[];
}
