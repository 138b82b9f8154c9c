import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AccountServiceClient as _colloquy_account_v1_AccountServiceClient, AccountServiceDefinition as _colloquy_account_v1_AccountServiceDefinition } from './colloquy/account/v1/AccountService';
import type { GetTimeRequestInput as _colloquy_account_v1_GetTimeRequestInput, GetTimeRequest as _colloquy_account_v1_GetTimeRequest } from './colloquy/account/v1/GetTimeRequest';
import type { GetTimeResponseInput as _colloquy_account_v1_GetTimeResponseInput, GetTimeResponse as _colloquy_account_v1_GetTimeResponse } from './colloquy/account/v1/GetTimeResponse';
import type { IdentityInput as _colloquy_account_v1_IdentityInput, Identity as _colloquy_account_v1_Identity } from './colloquy/account/v1/Identity';
import type { ResolveUserRequestInput as _colloquy_account_v1_ResolveUserRequestInput, ResolveUserRequest as _colloquy_account_v1_ResolveUserRequest } from './colloquy/account/v1/ResolveUserRequest';
import type { VerifyApiKeyRequestInput as _colloquy_account_v1_VerifyApiKeyRequestInput, VerifyApiKeyRequest as _colloquy_account_v1_VerifyApiKeyRequest } from './colloquy/account/v1/VerifyApiKeyRequest';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  colloquy: {
    account: {
      v1: {
        /**
         * Resolves the identity of callers. Called by the gateway, which caches a response for one second, counted
         * from before the request. The service confirms a change only after that second.
         */
        AccountService: SubtypeConstructor<typeof grpc.Client, _colloquy_account_v1_AccountServiceClient> & { service: _colloquy_account_v1_AccountServiceDefinition }
        GetTimeRequest: MessageTypeDefinition<_colloquy_account_v1_GetTimeRequestInput, _colloquy_account_v1_GetTimeRequest>
        GetTimeResponse: MessageTypeDefinition<_colloquy_account_v1_GetTimeResponseInput, _colloquy_account_v1_GetTimeResponse>
        Identity: MessageTypeDefinition<_colloquy_account_v1_IdentityInput, _colloquy_account_v1_Identity>
        ResolveUserRequest: MessageTypeDefinition<_colloquy_account_v1_ResolveUserRequestInput, _colloquy_account_v1_ResolveUserRequest>
        VerifyApiKeyRequest: MessageTypeDefinition<_colloquy_account_v1_VerifyApiKeyRequestInput, _colloquy_account_v1_VerifyApiKeyRequest>
      }
    }
  }
}

