export { makeGrpcClient, type ClientOptions } from './client';
export type { CallContext, CallOptions, ServiceClient, ServiceHandlers, ServiceName } from './definitions';
export { makeGrpcServer, type GrpcServer, type ServerOptions } from './server';
