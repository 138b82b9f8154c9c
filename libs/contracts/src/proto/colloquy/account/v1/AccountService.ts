// Original file: proto/colloquy/account/v1/account.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { EndLeaseRequestInput as _colloquy_account_v1_EndLeaseRequestInput, EndLeaseRequest as _colloquy_account_v1_EndLeaseRequest } from '../../../colloquy/account/v1/EndLeaseRequest';
import type { EndLeaseResponseInput as _colloquy_account_v1_EndLeaseResponseInput, EndLeaseResponse as _colloquy_account_v1_EndLeaseResponse } from '../../../colloquy/account/v1/EndLeaseResponse';
import type { IdentityInput as _colloquy_account_v1_IdentityInput, Identity as _colloquy_account_v1_Identity } from '../../../colloquy/account/v1/Identity';
import type { LeaseInput as _colloquy_account_v1_LeaseInput, Lease as _colloquy_account_v1_Lease } from '../../../colloquy/account/v1/Lease';
import type { RenewLeaseRequestInput as _colloquy_account_v1_RenewLeaseRequestInput, RenewLeaseRequest as _colloquy_account_v1_RenewLeaseRequest } from '../../../colloquy/account/v1/RenewLeaseRequest';
import type { ResolveUserRequestInput as _colloquy_account_v1_ResolveUserRequestInput, ResolveUserRequest as _colloquy_account_v1_ResolveUserRequest } from '../../../colloquy/account/v1/ResolveUserRequest';
import type { VerifyApiKeyRequestInput as _colloquy_account_v1_VerifyApiKeyRequestInput, VerifyApiKeyRequest as _colloquy_account_v1_VerifyApiKeyRequest } from '../../../colloquy/account/v1/VerifyApiKeyRequest';

/**
 * Who somebody is. Called by the gateway.
 */
export interface AccountServiceClient extends grpc.Client {
  /**
   * The gateway trusts nothing any more: nobody need wait for it.
   */
  EndLease(argument: _colloquy_account_v1_EndLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  EndLease(argument: _colloquy_account_v1_EndLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  EndLease(argument: _colloquy_account_v1_EndLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  EndLease(argument: _colloquy_account_v1_EndLeaseRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  /**
   * The gateway trusts nothing any more: nobody need wait for it.
   */
  endLease(argument: _colloquy_account_v1_EndLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  endLease(argument: _colloquy_account_v1_EndLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  endLease(argument: _colloquy_account_v1_EndLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  endLease(argument: _colloquy_account_v1_EndLeaseRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_EndLeaseResponse>): grpc.ClientUnaryCall;
  
  /**
   * Lets a gateway trust the identities it was told before, for `lease_ms` from when it sent the request, except
   * those that are withdrawn. Answers when something was withdrawn, else after `wait_ms`.
   */
  RenewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  RenewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  RenewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  RenewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  /**
   * Lets a gateway trust the identities it was told before, for `lease_ms` from when it sent the request, except
   * those that are withdrawn. Answers when something was withdrawn, else after `wait_ms`.
   */
  renewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  renewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  renewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  renewLease(argument: _colloquy_account_v1_RenewLeaseRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Lease>): grpc.ClientUnaryCall;
  
  /**
   * The user a verified token of the identity provider stands for. UNAUTHENTICATED when we do not know it.
   */
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  /**
   * The user a verified token of the identity provider stands for. UNAUTHENTICATED when we do not know it.
   */
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  
  /**
   * UNAUTHENTICATED when the key is unknown or revoked.
   */
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  /**
   * UNAUTHENTICATED when the key is unknown or revoked.
   */
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  
}

/**
 * Who somebody is. Called by the gateway.
 */
export interface AccountServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The gateway trusts nothing any more: nobody need wait for it.
   */
  EndLease: grpc.handleUnaryCall<_colloquy_account_v1_EndLeaseRequest, _colloquy_account_v1_EndLeaseResponseInput>;
  
  /**
   * Lets a gateway trust the identities it was told before, for `lease_ms` from when it sent the request, except
   * those that are withdrawn. Answers when something was withdrawn, else after `wait_ms`.
   */
  RenewLease: grpc.handleUnaryCall<_colloquy_account_v1_RenewLeaseRequest, _colloquy_account_v1_LeaseInput>;
  
  /**
   * The user a verified token of the identity provider stands for. UNAUTHENTICATED when we do not know it.
   */
  ResolveUser: grpc.handleUnaryCall<_colloquy_account_v1_ResolveUserRequest, _colloquy_account_v1_IdentityInput>;
  
  /**
   * UNAUTHENTICATED when the key is unknown or revoked.
   */
  VerifyApiKey: grpc.handleUnaryCall<_colloquy_account_v1_VerifyApiKeyRequest, _colloquy_account_v1_IdentityInput>;
  
}

export interface AccountServiceDefinition extends grpc.ServiceDefinition {
  EndLease: MethodDefinition<_colloquy_account_v1_EndLeaseRequestInput, _colloquy_account_v1_EndLeaseResponseInput, _colloquy_account_v1_EndLeaseRequest, _colloquy_account_v1_EndLeaseResponse>
  RenewLease: MethodDefinition<_colloquy_account_v1_RenewLeaseRequestInput, _colloquy_account_v1_LeaseInput, _colloquy_account_v1_RenewLeaseRequest, _colloquy_account_v1_Lease>
  ResolveUser: MethodDefinition<_colloquy_account_v1_ResolveUserRequestInput, _colloquy_account_v1_IdentityInput, _colloquy_account_v1_ResolveUserRequest, _colloquy_account_v1_Identity>
  VerifyApiKey: MethodDefinition<_colloquy_account_v1_VerifyApiKeyRequestInput, _colloquy_account_v1_IdentityInput, _colloquy_account_v1_VerifyApiKeyRequest, _colloquy_account_v1_Identity>
}
