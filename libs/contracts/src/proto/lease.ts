import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { EndLeaseRequestInput as _colloquy_lease_v1_EndLeaseRequestInput, EndLeaseRequest as _colloquy_lease_v1_EndLeaseRequest } from './colloquy/lease/v1/EndLeaseRequest';
import type { EndLeaseResponseInput as _colloquy_lease_v1_EndLeaseResponseInput, EndLeaseResponse as _colloquy_lease_v1_EndLeaseResponse } from './colloquy/lease/v1/EndLeaseResponse';
import type { LeaseInput as _colloquy_lease_v1_LeaseInput, Lease as _colloquy_lease_v1_Lease } from './colloquy/lease/v1/Lease';
import type { LeaseServiceClient as _colloquy_lease_v1_LeaseServiceClient, LeaseServiceDefinition as _colloquy_lease_v1_LeaseServiceDefinition } from './colloquy/lease/v1/LeaseService';
import type { RenewLeaseRequestInput as _colloquy_lease_v1_RenewLeaseRequestInput, RenewLeaseRequest as _colloquy_lease_v1_RenewLeaseRequest } from './colloquy/lease/v1/RenewLeaseRequest';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  colloquy: {
    lease: {
      v1: {
        EndLeaseRequest: MessageTypeDefinition<_colloquy_lease_v1_EndLeaseRequestInput, _colloquy_lease_v1_EndLeaseRequest>
        EndLeaseResponse: MessageTypeDefinition<_colloquy_lease_v1_EndLeaseResponseInput, _colloquy_lease_v1_EndLeaseResponse>
        Lease: MessageTypeDefinition<_colloquy_lease_v1_LeaseInput, _colloquy_lease_v1_Lease>
        /**
         * Lets other processes keep what a service told them. Served by account, for the gateway, and by agent, for interview.
         */
        LeaseService: SubtypeConstructor<typeof grpc.Client, _colloquy_lease_v1_LeaseServiceClient> & { service: _colloquy_lease_v1_LeaseServiceDefinition }
        RenewLeaseRequest: MessageTypeDefinition<_colloquy_lease_v1_RenewLeaseRequestInput, _colloquy_lease_v1_RenewLeaseRequest>
      }
    }
  }
}

