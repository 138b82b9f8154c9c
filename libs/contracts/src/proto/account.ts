import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AccountServiceClient as _colloquy_account_v1_AccountServiceClient, AccountServiceDefinition as _colloquy_account_v1_AccountServiceDefinition } from './colloquy/account/v1/AccountService';
import type { EndLeaseRequestInput as _colloquy_account_v1_EndLeaseRequestInput, EndLeaseRequest as _colloquy_account_v1_EndLeaseRequest } from './colloquy/account/v1/EndLeaseRequest';
import type { EndLeaseResponseInput as _colloquy_account_v1_EndLeaseResponseInput, EndLeaseResponse as _colloquy_account_v1_EndLeaseResponse } from './colloquy/account/v1/EndLeaseResponse';
import type { IdentityInput as _colloquy_account_v1_IdentityInput, Identity as _colloquy_account_v1_Identity } from './colloquy/account/v1/Identity';
import type { LeaseInput as _colloquy_account_v1_LeaseInput, Lease as _colloquy_account_v1_Lease } from './colloquy/account/v1/Lease';
import type { RenewLeaseRequestInput as _colloquy_account_v1_RenewLeaseRequestInput, RenewLeaseRequest as _colloquy_account_v1_RenewLeaseRequest } from './colloquy/account/v1/RenewLeaseRequest';
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
         * Who somebody is. Called by the gateway.
         */
        AccountService: SubtypeConstructor<typeof grpc.Client, _colloquy_account_v1_AccountServiceClient> & { service: _colloquy_account_v1_AccountServiceDefinition }
        EndLeaseRequest: MessageTypeDefinition<_colloquy_account_v1_EndLeaseRequestInput, _colloquy_account_v1_EndLeaseRequest>
        EndLeaseResponse: MessageTypeDefinition<_colloquy_account_v1_EndLeaseResponseInput, _colloquy_account_v1_EndLeaseResponse>
        Identity: MessageTypeDefinition<_colloquy_account_v1_IdentityInput, _colloquy_account_v1_Identity>
        Lease: MessageTypeDefinition<_colloquy_account_v1_LeaseInput, _colloquy_account_v1_Lease>
        RenewLeaseRequest: MessageTypeDefinition<_colloquy_account_v1_RenewLeaseRequestInput, _colloquy_account_v1_RenewLeaseRequest>
        ResolveUserRequest: MessageTypeDefinition<_colloquy_account_v1_ResolveUserRequestInput, _colloquy_account_v1_ResolveUserRequest>
        VerifyApiKeyRequest: MessageTypeDefinition<_colloquy_account_v1_VerifyApiKeyRequestInput, _colloquy_account_v1_VerifyApiKeyRequest>
      }
    }
  }
}

