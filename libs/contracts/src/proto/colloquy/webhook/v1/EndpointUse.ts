// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { DeliveryInput as _colloquy_webhook_v1_DeliveryInput, Delivery as _colloquy_webhook_v1_Delivery } from '../../../colloquy/webhook/v1/Delivery';

export interface EndpointUseInput {
  /**
   * Address and method as in the latest delivery.
   */
  'latest'?: (_colloquy_webhook_v1_DeliveryInput | null);
  'latestInterviewId'?: (string);
  /**
   * Number of deliveries, of which `failed` failed.
   */
  'deliveries'?: (number);
  'failed'?: (number);
}

export interface EndpointUse {
  /**
   * Address and method as in the latest delivery.
   */
  'latest': (_colloquy_webhook_v1_Delivery | null);
  'latestInterviewId': (string);
  /**
   * Number of deliveries, of which `failed` failed.
   */
  'deliveries': (number);
  'failed': (number);
}
