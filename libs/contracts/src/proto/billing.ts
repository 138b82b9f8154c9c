import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BillingServiceClient as _colloquy_billing_v1_BillingServiceClient, BillingServiceDefinition as _colloquy_billing_v1_BillingServiceDefinition } from './colloquy/billing/v1/BillingService';
import type { EndedSessionInput as _colloquy_billing_v1_EndedSessionInput, EndedSession as _colloquy_billing_v1_EndedSession } from './colloquy/billing/v1/EndedSession';
import type { FindUnbookedSessionsRequestInput as _colloquy_billing_v1_FindUnbookedSessionsRequestInput, FindUnbookedSessionsRequest as _colloquy_billing_v1_FindUnbookedSessionsRequest } from './colloquy/billing/v1/FindUnbookedSessionsRequest';
import type { FindUnbookedSessionsResponseInput as _colloquy_billing_v1_FindUnbookedSessionsResponseInput, FindUnbookedSessionsResponse as _colloquy_billing_v1_FindUnbookedSessionsResponse } from './colloquy/billing/v1/FindUnbookedSessionsResponse';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  colloquy: {
    billing: {
      v1: {
        /**
         * The usage ledger. Called by interview.
         */
        BillingService: SubtypeConstructor<typeof grpc.Client, _colloquy_billing_v1_BillingServiceClient> & { service: _colloquy_billing_v1_BillingServiceDefinition }
        EndedSession: MessageTypeDefinition<_colloquy_billing_v1_EndedSessionInput, _colloquy_billing_v1_EndedSession>
        FindUnbookedSessionsRequest: MessageTypeDefinition<_colloquy_billing_v1_FindUnbookedSessionsRequestInput, _colloquy_billing_v1_FindUnbookedSessionsRequest>
        FindUnbookedSessionsResponse: MessageTypeDefinition<_colloquy_billing_v1_FindUnbookedSessionsResponseInput, _colloquy_billing_v1_FindUnbookedSessionsResponse>
      }
    }
  }
}

