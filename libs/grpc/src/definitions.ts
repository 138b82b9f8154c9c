import { loadPackageDefinition, type ServiceClientConstructor, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON, type MethodDefinition } from '@grpc/proto-loader';
import { type GrpcServices, protoDescriptors } from '@colloquy/contracts';

export type ServiceName = keyof GrpcServices;

type MethodKey<M> = string extends M
  ? never
  : number extends M
    ? never
    : M extends string
      ? Uncapitalize<M>
      : never;

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

export interface CallOptions {
  /** Default: the deadline of the client. */
  deadlineMs?: number;
  signal?: AbortSignal;
  /** The call changes nothing: without an answer after half of the deadline, another replica gets it too. */
  isRead?: boolean;
}

export interface CallContext {
  caller: string;
  deadline: Date | undefined;
  signal: AbortSignal;
}

const packages = loadPackageDefinition(
  fromJSON(protoDescriptors, { longs: Number, defaults: true, arrays: true, objects: true }),
);

/** Returns the constructor of a service's client, which also carries the service definition. */
export function clientConstructor(name: ServiceName): ServiceClientConstructor {
  return name
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)[part],
      packages,
    ) as ServiceClientConstructor;
}

export function serviceDefinition(name: ServiceName): ServiceDefinition {
  return clientConstructor(name).service;
}

/** Converts a method name to camel case: `ResolveAgent` to `resolveAgent`. */
export const methodKey = (method: string) => `${method.charAt(0).toLowerCase()}${method.slice(1)}`;
