// Original file: proto/colloquy/webhook/v1/webhook.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { FindUnnotifiedRequestInput as _colloquy_webhook_v1_FindUnnotifiedRequestInput, FindUnnotifiedRequest as _colloquy_webhook_v1_FindUnnotifiedRequest } from '../../../colloquy/webhook/v1/FindUnnotifiedRequest';
import type { FindUnnotifiedResponseInput as _colloquy_webhook_v1_FindUnnotifiedResponseInput, FindUnnotifiedResponse as _colloquy_webhook_v1_FindUnnotifiedResponse } from '../../../colloquy/webhook/v1/FindUnnotifiedResponse';
import type { FindUnredactedRequestInput as _colloquy_webhook_v1_FindUnredactedRequestInput, FindUnredactedRequest as _colloquy_webhook_v1_FindUnredactedRequest } from '../../../colloquy/webhook/v1/FindUnredactedRequest';
import type { FindUnredactedResponseInput as _colloquy_webhook_v1_FindUnredactedResponseInput, FindUnredactedResponse as _colloquy_webhook_v1_FindUnredactedResponse } from '../../../colloquy/webhook/v1/FindUnredactedResponse';
import type { GetDeliveryRequestInput as _colloquy_webhook_v1_GetDeliveryRequestInput, GetDeliveryRequest as _colloquy_webhook_v1_GetDeliveryRequest } from '../../../colloquy/webhook/v1/GetDeliveryRequest';
import type { GetDeliveryResponseInput as _colloquy_webhook_v1_GetDeliveryResponseInput, GetDeliveryResponse as _colloquy_webhook_v1_GetDeliveryResponse } from '../../../colloquy/webhook/v1/GetDeliveryResponse';
import type { ListDeliveriesRequestInput as _colloquy_webhook_v1_ListDeliveriesRequestInput, ListDeliveriesRequest as _colloquy_webhook_v1_ListDeliveriesRequest } from '../../../colloquy/webhook/v1/ListDeliveriesRequest';
import type { ListDeliveriesResponseInput as _colloquy_webhook_v1_ListDeliveriesResponseInput, ListDeliveriesResponse as _colloquy_webhook_v1_ListDeliveriesResponse } from '../../../colloquy/webhook/v1/ListDeliveriesResponse';
import type { ListEndpointsRequestInput as _colloquy_webhook_v1_ListEndpointsRequestInput, ListEndpointsRequest as _colloquy_webhook_v1_ListEndpointsRequest } from '../../../colloquy/webhook/v1/ListEndpointsRequest';
import type { ListEndpointsResponseInput as _colloquy_webhook_v1_ListEndpointsResponseInput, ListEndpointsResponse as _colloquy_webhook_v1_ListEndpointsResponse } from '../../../colloquy/webhook/v1/ListEndpointsResponse';
import type { SendTestRequestInput as _colloquy_webhook_v1_SendTestRequestInput, SendTestRequest as _colloquy_webhook_v1_SendTestRequest } from '../../../colloquy/webhook/v1/SendTestRequest';
import type { SendTestResponseInput as _colloquy_webhook_v1_SendTestResponseInput, SendTestResponse as _colloquy_webhook_v1_SendTestResponse } from '../../../colloquy/webhook/v1/SendTestResponse';

/**
 * Deliveries of the notifications of completed interviews. Called by interview.
 */
export interface WebhookServiceClient extends grpc.Client {
  /**
   * Returns the completions that have no delivery, although they should have at least one. A completion that was
   * analysed so long ago that its deliveries may have been removed is never returned.
   */
  FindUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  FindUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  FindUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  FindUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  /**
   * Returns the completions that have no delivery, although they should have at least one. A completion that was
   * analysed so long ago that its deliveries may have been removed is never returned.
   */
  findUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  findUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  findUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  findUnnotified(argument: _colloquy_webhook_v1_FindUnnotifiedRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnnotifiedResponse>): grpc.ClientUnaryCall;
  
  /**
   * Returns the withdrawn interviews that have deliveries whose content the withdrawal has not removed yet.
   */
  FindUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  FindUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  FindUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  FindUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  /**
   * Returns the withdrawn interviews that have deliveries whose content the withdrawal has not removed yet.
   */
  findUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  findUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  findUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  findUnredacted(argument: _colloquy_webhook_v1_FindUnredactedRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_FindUnredactedResponse>): grpc.ClientUnaryCall;
  
  /**
   * Returns one delivery with what was sent and answered. NOT_FOUND if the interview of the account has no such delivery.
   */
  GetDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  GetDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  GetDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  GetDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  /**
   * Returns one delivery with what was sent and answered. NOT_FOUND if the interview of the account has no such delivery.
   */
  getDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  getDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  getDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  getDelivery(argument: _colloquy_webhook_v1_GetDeliveryRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_GetDeliveryResponse>): grpc.ClientUnaryCall;
  
  /**
   * Returns the deliveries of an interview, those of the latest completion first, in the order of its
   * endpoints; at most 100. Empty if there are none.
   */
  ListDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  /**
   * Returns the deliveries of an interview, those of the latest completion first, in the order of its
   * endpoints; at most 100. Empty if there are none.
   */
  listDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  listDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  listDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  listDeliveries(argument: _colloquy_webhook_v1_ListDeliveriesRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_ListDeliveriesResponse>): grpc.ClientUnaryCall;
  
  /**
   * Returns the endpoints of the account's latest 1,000 deliveries, the one that was used last first.
   */
  ListEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  ListEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  ListEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  ListEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  /**
   * Returns the endpoints of the account's latest 1,000 deliveries, the one that was used last first.
   */
  listEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  listEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  listEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  listEndpoints(argument: _colloquy_webhook_v1_ListEndpointsRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_ListEndpointsResponse>): grpc.ClientUnaryCall;
  
  /**
   * Sends one request to an endpoint at once and stores nothing. At most one every 2 seconds for each account:
   * otherwise RESOURCE_EXHAUSTED.
   */
  SendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  SendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  SendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  SendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  /**
   * Sends one request to an endpoint at once and stores nothing. At most one every 2 seconds for each account:
   * otherwise RESOURCE_EXHAUSTED.
   */
  sendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  sendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  sendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  sendTest(argument: _colloquy_webhook_v1_SendTestRequestInput, callback: grpc.requestCallback<_colloquy_webhook_v1_SendTestResponse>): grpc.ClientUnaryCall;
  
}

/**
 * Deliveries of the notifications of completed interviews. Called by interview.
 */
export interface WebhookServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the completions that have no delivery, although they should have at least one. A completion that was
   * analysed so long ago that its deliveries may have been removed is never returned.
   */
  FindUnnotified: grpc.handleUnaryCall<_colloquy_webhook_v1_FindUnnotifiedRequest, _colloquy_webhook_v1_FindUnnotifiedResponseInput>;
  
  /**
   * Returns the withdrawn interviews that have deliveries whose content the withdrawal has not removed yet.
   */
  FindUnredacted: grpc.handleUnaryCall<_colloquy_webhook_v1_FindUnredactedRequest, _colloquy_webhook_v1_FindUnredactedResponseInput>;
  
  /**
   * Returns one delivery with what was sent and answered. NOT_FOUND if the interview of the account has no such delivery.
   */
  GetDelivery: grpc.handleUnaryCall<_colloquy_webhook_v1_GetDeliveryRequest, _colloquy_webhook_v1_GetDeliveryResponseInput>;
  
  /**
   * Returns the deliveries of an interview, those of the latest completion first, in the order of its
   * endpoints; at most 100. Empty if there are none.
   */
  ListDeliveries: grpc.handleUnaryCall<_colloquy_webhook_v1_ListDeliveriesRequest, _colloquy_webhook_v1_ListDeliveriesResponseInput>;
  
  /**
   * Returns the endpoints of the account's latest 1,000 deliveries, the one that was used last first.
   */
  ListEndpoints: grpc.handleUnaryCall<_colloquy_webhook_v1_ListEndpointsRequest, _colloquy_webhook_v1_ListEndpointsResponseInput>;
  
  /**
   * Sends one request to an endpoint at once and stores nothing. At most one every 2 seconds for each account:
   * otherwise RESOURCE_EXHAUSTED.
   */
  SendTest: grpc.handleUnaryCall<_colloquy_webhook_v1_SendTestRequest, _colloquy_webhook_v1_SendTestResponseInput>;
  
}

export interface WebhookServiceDefinition extends grpc.ServiceDefinition {
  FindUnnotified: MethodDefinition<_colloquy_webhook_v1_FindUnnotifiedRequestInput, _colloquy_webhook_v1_FindUnnotifiedResponseInput, _colloquy_webhook_v1_FindUnnotifiedRequest, _colloquy_webhook_v1_FindUnnotifiedResponse>
  FindUnredacted: MethodDefinition<_colloquy_webhook_v1_FindUnredactedRequestInput, _colloquy_webhook_v1_FindUnredactedResponseInput, _colloquy_webhook_v1_FindUnredactedRequest, _colloquy_webhook_v1_FindUnredactedResponse>
  GetDelivery: MethodDefinition<_colloquy_webhook_v1_GetDeliveryRequestInput, _colloquy_webhook_v1_GetDeliveryResponseInput, _colloquy_webhook_v1_GetDeliveryRequest, _colloquy_webhook_v1_GetDeliveryResponse>
  ListDeliveries: MethodDefinition<_colloquy_webhook_v1_ListDeliveriesRequestInput, _colloquy_webhook_v1_ListDeliveriesResponseInput, _colloquy_webhook_v1_ListDeliveriesRequest, _colloquy_webhook_v1_ListDeliveriesResponse>
  ListEndpoints: MethodDefinition<_colloquy_webhook_v1_ListEndpointsRequestInput, _colloquy_webhook_v1_ListEndpointsResponseInput, _colloquy_webhook_v1_ListEndpointsRequest, _colloquy_webhook_v1_ListEndpointsResponse>
  SendTest: MethodDefinition<_colloquy_webhook_v1_SendTestRequestInput, _colloquy_webhook_v1_SendTestResponseInput, _colloquy_webhook_v1_SendTestRequest, _colloquy_webhook_v1_SendTestResponse>
}
