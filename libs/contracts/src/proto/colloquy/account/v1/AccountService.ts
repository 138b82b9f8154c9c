// Original file: proto/colloquy/account/v1/account.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetTimeRequestInput as _colloquy_account_v1_GetTimeRequestInput, GetTimeRequest as _colloquy_account_v1_GetTimeRequest } from '../../../colloquy/account/v1/GetTimeRequest';
import type { GetTimeResponseInput as _colloquy_account_v1_GetTimeResponseInput, GetTimeResponse as _colloquy_account_v1_GetTimeResponse } from '../../../colloquy/account/v1/GetTimeResponse';
import type { IdentityInput as _colloquy_account_v1_IdentityInput, Identity as _colloquy_account_v1_Identity } from '../../../colloquy/account/v1/Identity';
import type { ResolveUserRequestInput as _colloquy_account_v1_ResolveUserRequestInput, ResolveUserRequest as _colloquy_account_v1_ResolveUserRequest } from '../../../colloquy/account/v1/ResolveUserRequest';
import type { VerifyApiKeyRequestInput as _colloquy_account_v1_VerifyApiKeyRequestInput, VerifyApiKeyRequest as _colloquy_account_v1_VerifyApiKeyRequest } from '../../../colloquy/account/v1/VerifyApiKeyRequest';

/**
 * Resolves the identity of callers. Called by the gateway, which caches a response for one second, counted
 * from before the request. The service confirms a change only after that second.
 */
export interface AccountServiceClient extends grpc.Client {
  /**
   * Returns the time that validates access tokens.
   */
  GetTime(argument: _colloquy_account_v1_GetTimeRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  GetTime(argument: _colloquy_account_v1_GetTimeRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  GetTime(argument: _colloquy_account_v1_GetTimeRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  GetTime(argument: _colloquy_account_v1_GetTimeRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  /**
   * Returns the time that validates access tokens.
   */
  getTime(argument: _colloquy_account_v1_GetTimeRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  getTime(argument: _colloquy_account_v1_GetTimeRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  getTime(argument: _colloquy_account_v1_GetTimeRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  getTime(argument: _colloquy_account_v1_GetTimeRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_GetTimeResponse>): grpc.ClientUnaryCall;
  
  /**
   * Returns the user for a verified token of the identity provider. UNAUTHENTICATED if the user is unknown.
   */
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  ResolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  /**
   * Returns the user for a verified token of the identity provider. UNAUTHENTICATED if the user is unknown.
   */
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  resolveUser(argument: _colloquy_account_v1_ResolveUserRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  
  /**
   * UNAUTHENTICATED if the key is unknown or revoked.
   */
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  VerifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  /**
   * UNAUTHENTICATED if the key is unknown or revoked.
   */
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, options: grpc.CallOptions, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  verifyApiKey(argument: _colloquy_account_v1_VerifyApiKeyRequestInput, callback: grpc.requestCallback<_colloquy_account_v1_Identity>): grpc.ClientUnaryCall;
  
}

/**
 * Resolves the identity of callers. Called by the gateway, which caches a response for one second, counted
 * from before the request. The service confirms a change only after that second.
 */
export interface AccountServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Returns the time that validates access tokens.
   */
  GetTime: grpc.handleUnaryCall<_colloquy_account_v1_GetTimeRequest, _colloquy_account_v1_GetTimeResponseInput>;
  
  /**
   * Returns the user for a verified token of the identity provider. UNAUTHENTICATED if the user is unknown.
   */
  ResolveUser: grpc.handleUnaryCall<_colloquy_account_v1_ResolveUserRequest, _colloquy_account_v1_IdentityInput>;
  
  /**
   * UNAUTHENTICATED if the key is unknown or revoked.
   */
  VerifyApiKey: grpc.handleUnaryCall<_colloquy_account_v1_VerifyApiKeyRequest, _colloquy_account_v1_IdentityInput>;
  
}

export interface AccountServiceDefinition extends grpc.ServiceDefinition {
  GetTime: MethodDefinition<_colloquy_account_v1_GetTimeRequestInput, _colloquy_account_v1_GetTimeResponseInput, _colloquy_account_v1_GetTimeRequest, _colloquy_account_v1_GetTimeResponse>
  ResolveUser: MethodDefinition<_colloquy_account_v1_ResolveUserRequestInput, _colloquy_account_v1_IdentityInput, _colloquy_account_v1_ResolveUserRequest, _colloquy_account_v1_Identity>
  VerifyApiKey: MethodDefinition<_colloquy_account_v1_VerifyApiKeyRequestInput, _colloquy_account_v1_IdentityInput, _colloquy_account_v1_VerifyApiKeyRequest, _colloquy_account_v1_Identity>
}
