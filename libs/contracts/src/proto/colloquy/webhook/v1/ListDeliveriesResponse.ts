// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { DeliveryInput as _colloquy_webhook_v1_DeliveryInput, Delivery as _colloquy_webhook_v1_Delivery } from '../../../colloquy/webhook/v1/Delivery';

export interface ListDeliveriesResponseInput {
  'deliveries'?: (_colloquy_webhook_v1_DeliveryInput)[];
}

export interface ListDeliveriesResponse {
  'deliveries': (_colloquy_webhook_v1_Delivery)[];
}
