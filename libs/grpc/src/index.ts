export { makeGrpcClient, type GrpcClient } from './client';
export type { CallContext, ServiceClient, ServiceHandlers, ServiceName } from './definitions';
export { makeGrpcServer, type GrpcServer } from './server';
