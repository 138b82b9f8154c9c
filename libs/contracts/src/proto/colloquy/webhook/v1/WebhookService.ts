// Original file: proto/colloquy/webhook/v1/webhook.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ListDeliveriesRequestInput as _colloquy_webhook_v1_ListDeliveriesRequestInput, ListDeliveriesRequest as _colloquy_webhook_v1_ListDeliveriesRequest } from '../../../colloquy/webhook/v1/ListDeliveriesRequest';
import type { ListDeliveriesResponseInput as _colloquy_webhook_v1_ListDeliveriesResponseInput, ListDeliveriesResponse as _colloquy_webhook_v1_ListDeliveriesResponse } from '../../../colloquy/webhook/v1/ListDeliveriesResponse';

/**
 * Deliveries of the notifications of completed interviews. Called by interview.
 */
export interface WebhookServiceClient extends grpc.Client {
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
  
}

/**
 * Deliveries of the notifications of completed interviews. Called by interview.
 */
export interface WebhookServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the deliveries of an interview, those of the latest completion first, in the order of its
   * endpoints; at most 100. Empty if there are none.
   */
  ListDeliveries: grpc.handleUnaryCall<_colloquy_webhook_v1_ListDeliveriesRequest, _colloquy_webhook_v1_ListDeliveriesResponseInput>;
  
}

export interface WebhookServiceDefinition extends grpc.ServiceDefinition {
  ListDeliveries: MethodDefinition<_colloquy_webhook_v1_ListDeliveriesRequestInput, _colloquy_webhook_v1_ListDeliveriesResponseInput, _colloquy_webhook_v1_ListDeliveriesRequest, _colloquy_webhook_v1_ListDeliveriesResponse>
}
