// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { DeliveryInput as _colloquy_webhook_v1_DeliveryInput, Delivery as _colloquy_webhook_v1_Delivery } from '../../../colloquy/webhook/v1/Delivery';
import type { SentRequestInput as _colloquy_webhook_v1_SentRequestInput, SentRequest as _colloquy_webhook_v1_SentRequest } from '../../../colloquy/webhook/v1/SentRequest';

export interface GetDeliveryResponseInput {
  'delivery'?: (_colloquy_webhook_v1_DeliveryInput | null);
  /**
   * Absent if the subscription did not give a valid request.
   */
  'request'?: (_colloquy_webhook_v1_SentRequestInput | null);
  /**
   * Start of the body of the response, at most 1024 bytes; absent without a response, and after a withdrawal.
   */
  'answer'?: (string);
  '_request'?: "request";
  '_answer'?: "answer";
}

export interface GetDeliveryResponse {
  'delivery': (_colloquy_webhook_v1_Delivery | null);
  /**
   * Absent if the subscription did not give a valid request.
   */
  'request'?: (_colloquy_webhook_v1_SentRequest | null);
  /**
   * Start of the body of the response, at most 1024 bytes; absent without a response, and after a withdrawal.
   */
  'answer'?: (string);
}
