// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { SentHeaderInput as _colloquy_webhook_v1_SentHeaderInput, SentHeader as _colloquy_webhook_v1_SentHeader } from '../../../colloquy/webhook/v1/SentHeader';

export interface SentRequestInput {
  /**
   * In the order of the request; hidden values are "***".
   */
  'headers'?: (_colloquy_webhook_v1_SentHeaderInput)[];
  /**
   * Whether the body was, or will be, exactly payload_json of GetDeliveryRequest. False if it is unknown.
   */
  'hasPayload'?: (boolean);
}

export interface SentRequest {
  /**
   * In the order of the request; hidden values are "***".
   */
  'headers': (_colloquy_webhook_v1_SentHeader)[];
  /**
   * Whether the body was, or will be, exactly payload_json of GetDeliveryRequest. False if it is unknown.
   */
  'hasPayload': (boolean);
}
