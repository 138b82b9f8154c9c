// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { EndpointUseInput as _colloquy_webhook_v1_EndpointUseInput, EndpointUse as _colloquy_webhook_v1_EndpointUse } from '../../../colloquy/webhook/v1/EndpointUse';

export interface ListEndpointsResponseInput {
  'endpoints'?: (_colloquy_webhook_v1_EndpointUseInput)[];
}

export interface ListEndpointsResponse {
  'endpoints': (_colloquy_webhook_v1_EndpointUse)[];
}
