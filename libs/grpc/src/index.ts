export { makeGrpcClient, type ClientOptions, type GrpcClient } from './client';
export type { CallContext, CallOptions, ServiceClient, ServiceHandlers, ServiceName } from './definitions';
export { makeGrpcServer, type GrpcServer } from './server';
