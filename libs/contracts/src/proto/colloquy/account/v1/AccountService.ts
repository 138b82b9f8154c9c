// Original file: proto/colloquy/account/v1/account.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { IdentityInput as _colloquy_account_v1_IdentityInput, Identity as _colloquy_account_v1_Identity } from '../../../colloquy/account/v1/Identity';
import type { ResolveUserRequestInput as _colloquy_account_v1_ResolveUserRequestInput, ResolveUserRequest as _colloquy_account_v1_ResolveUserRequest } from '../../../colloquy/account/v1/ResolveUserRequest';
import type { VerifyApiKeyRequestInput as _colloquy_account_v1_VerifyApiKeyRequestInput, VerifyApiKeyRequest as _colloquy_account_v1_VerifyApiKeyRequest } from '../../../colloquy/account/v1/VerifyApiKeyRequest';

/**
 * Who somebody is. Called by the gateway.
 */
export interface AccountServiceClient extends grpc.Client {
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
   * The user a verified token of the identity provider stands for. UNAUTHENTICATED when we do not know it.
   */
  ResolveUser: grpc.handleUnaryCall<_colloquy_account_v1_ResolveUserRequest, _colloquy_account_v1_IdentityInput>;
  
  /**
   * UNAUTHENTICATED when the key is unknown or revoked.
   */
  VerifyApiKey: grpc.handleUnaryCall<_colloquy_account_v1_VerifyApiKeyRequest, _colloquy_account_v1_IdentityInput>;
  
}

export interface AccountServiceDefinition extends grpc.ServiceDefinition {
  ResolveUser: MethodDefinition<_colloquy_account_v1_ResolveUserRequestInput, _colloquy_account_v1_IdentityInput, _colloquy_account_v1_ResolveUserRequest, _colloquy_account_v1_Identity>
  VerifyApiKey: MethodDefinition<_colloquy_account_v1_VerifyApiKeyRequestInput, _colloquy_account_v1_IdentityInput, _colloquy_account_v1_VerifyApiKeyRequest, _colloquy_account_v1_Identity>
}
