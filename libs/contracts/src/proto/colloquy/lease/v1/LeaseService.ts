// Original file: proto/colloquy/lease/v1/lease.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { EndLeaseRequestInput as _colloquy_lease_v1_EndLeaseRequestInput, EndLeaseRequest as _colloquy_lease_v1_EndLeaseRequest } from '../../../colloquy/lease/v1/EndLeaseRequest';
import type { EndLeaseResponseInput as _colloquy_lease_v1_EndLeaseResponseInput, EndLeaseResponse as _colloquy_lease_v1_EndLeaseResponse } from '../../../colloquy/lease/v1/EndLeaseResponse';
import type { LeaseInput as _colloquy_lease_v1_LeaseInput, Lease as _colloquy_lease_v1_Lease } from '../../../colloquy/lease/v1/Lease';
import type { RenewLeaseRequestInput as _colloquy_lease_v1_RenewLeaseRequestInput, RenewLeaseRequest as _colloquy_lease_v1_RenewLeaseRequest } from '../../../colloquy/lease/v1/RenewLeaseRequest';

/**
 * Lets other processes keep what a service told them. Served by account, for the gateway, and by agent, for interview.
 */
export interface LeaseServiceClient extends grpc.Client {
  /**
   * The holder trusts nothing any more: nobody need wait for it.
   */
  EndLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  EndLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  EndLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  EndLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  /**
   * The holder trusts nothing any more: nobody need wait for it.
   */
  endLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  endLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  endLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  endLease(argument: _colloquy_lease_v1_EndLeaseRequestInput, callback: grpc.requestCallback<_colloquy_lease_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lets the holder trust what it was told before, for `lease_ms` from when it sent the request, except what is
   * withdrawn. Answers when something was withdrawn, else after `wait_ms`; what another replica withdraws during that
   * time may be told by the next answer.
   */
  RenewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  RenewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  RenewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  RenewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  /**
   * Lets the holder trust what it was told before, for `lease_ms` from when it sent the request, except what is
   * withdrawn. Answers when something was withdrawn, else after `wait_ms`; what another replica withdraws during that
   * time may be told by the next answer.
   */
  renewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  renewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  renewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  renewLease(argument: _colloquy_lease_v1_RenewLeaseRequestInput, callback: grpc.requestCallback<_colloquy_lease_v1_Lease>): grpc.ClientUnaryCall;
  
}

/**
 * Lets other processes keep what a service told them. Served by account, for the gateway, and by agent, for interview.
 */
export interface LeaseServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The holder trusts nothing any more: nobody need wait for it.
   */
  EndLease: grpc.handleUnaryCall<_colloquy_lease_v1_EndLeaseRequest, _colloquy_lease_v1_EndLeaseResponseInput>;
  
  /**
   * Lets the holder trust what it was told before, for `lease_ms` from when it sent the request, except what is
   * withdrawn. Answers when something was withdrawn, else after `wait_ms`; what another replica withdraws during that
   * time may be told by the next answer.
   */
  RenewLease: grpc.handleUnaryCall<_colloquy_lease_v1_RenewLeaseRequest, _colloquy_lease_v1_LeaseInput>;
  
}

export interface LeaseServiceDefinition extends grpc.ServiceDefinition {
  EndLease: MethodDefinition<_colloquy_lease_v1_EndLeaseRequestInput, _colloquy_lease_v1_EndLeaseResponseInput, _colloquy_lease_v1_EndLeaseRequest, _colloquy_lease_v1_EndLeaseResponse>
  RenewLease: MethodDefinition<_colloquy_lease_v1_RenewLeaseRequestInput, _colloquy_lease_v1_LeaseInput, _colloquy_lease_v1_RenewLeaseRequest, _colloquy_lease_v1_Lease>
}
