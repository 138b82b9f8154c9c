// Original file: proto/colloquy/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { FindUnbookedSessionsRequestInput as _colloquy_billing_v1_FindUnbookedSessionsRequestInput, FindUnbookedSessionsRequest as _colloquy_billing_v1_FindUnbookedSessionsRequest } from '../../../colloquy/billing/v1/FindUnbookedSessionsRequest';
import type { FindUnbookedSessionsResponseInput as _colloquy_billing_v1_FindUnbookedSessionsResponseInput, FindUnbookedSessionsResponse as _colloquy_billing_v1_FindUnbookedSessionsResponse } from '../../../colloquy/billing/v1/FindUnbookedSessionsResponse';

/**
 * The usage ledger. Called by interview.
 */
export interface BillingServiceClient extends grpc.Client {
  /**
   * Returns the sessions that have no entry in the ledger.
   */
  FindUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  FindUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  FindUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  FindUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  /**
   * Returns the sessions that have no entry in the ledger.
   */
  findUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  findUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  findUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  findUnbookedSessions(argument: _colloquy_billing_v1_FindUnbookedSessionsRequestInput, callback: grpc.requestCallback<_colloquy_billing_v1_FindUnbookedSessionsResponse>): grpc.ClientUnaryCall;
  
}

/**
 * The usage ledger. Called by interview.
 */
export interface BillingServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the sessions that have no entry in the ledger.
   */
  FindUnbookedSessions: grpc.handleUnaryCall<_colloquy_billing_v1_FindUnbookedSessionsRequest, _colloquy_billing_v1_FindUnbookedSessionsResponseInput>;
  
}

export interface BillingServiceDefinition extends grpc.ServiceDefinition {
  FindUnbookedSessions: MethodDefinition<_colloquy_billing_v1_FindUnbookedSessionsRequestInput, _colloquy_billing_v1_FindUnbookedSessionsResponseInput, _colloquy_billing_v1_FindUnbookedSessionsRequest, _colloquy_billing_v1_FindUnbookedSessionsResponse>
}
