import { loadPackageDefinition, type ServiceClientConstructor, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON, type MethodDefinition } from '@grpc/proto-loader';
import { type GrpcServices, protoDescriptors } from '@colloquy/contracts';

/** Full name of a gRPC service of the platform. */
export type ServiceName = keyof GrpcServices;

/** The method names of a definition in camel case, without its index signature. */
type MethodKey<M> = string extends M
  ? never
  : number extends M
    ? never
    : M extends string
      ? Uncapitalize<M>
      : never;

/** What the client of a service looks like: one async function per method. */
export type ServiceClient<S extends ServiceName> = {
  [M in keyof GrpcServices[S] as MethodKey<M>]: GrpcServices[S][M] extends MethodDefinition<
    infer Request,
    infer _Answer,
    infer _ReceivedRequest,
    infer Received
  >
    ? (request: Request, options?: CallOptions) => Promise<Received>
    : never;
};

/** What a service implements: one async function per method. */
export type ServiceHandlers<S extends ServiceName> = {
  [M in keyof GrpcServices[S] as MethodKey<M>]: GrpcServices[S][M] extends MethodDefinition<
    infer _Request,
    infer Answer,
    infer Received,
    infer _Received
  >
    ? (request: Received, context: CallContext) => Promise<Answer>
    : never;
};

/** Limits of one call. */
export interface CallOptions {
  /** Default: the client's. */
  deadlineMs?: number;
  signal?: AbortSignal;
  /** It changes nothing: when there is no answer after half of the time another replica is asked as well. */
  isRead?: boolean;
}

/** What a handler may know about the call beside the request. */
export interface CallContext {
  /** Name of the calling service. */
  caller: string;
  /** When the caller stops waiting. */
  deadline: Date | undefined;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
}

const packages = loadPackageDefinition(
  fromJSON(protoDescriptors, { longs: Number, defaults: true, arrays: true, objects: true }),
);

/** The constructor of a service's client, which also carries the service definition. */
export function clientConstructor(name: ServiceName): ServiceClientConstructor {
  return name
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)[part],
      packages,
    ) as ServiceClientConstructor;
}

/** The definition a server registers. */
export function serviceDefinition(name: ServiceName): ServiceDefinition {
  return clientConstructor(name).service;
}

/** `ResolveAgent` as the code calls it: `resolveAgent`. */
export const methodKey = (method: string) => `${method.charAt(0).toLowerCase()}${method.slice(1)}`;
