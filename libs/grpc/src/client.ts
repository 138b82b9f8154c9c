import { type Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { AppError } from '@colloquy/kernel';
import { withHedging } from './hedging';
import {
  type CallOptions,
  clientConstructor,
  methodKey,
  type ServiceClient,
  type ServiceName,
} from './definitions';
import { fromStatus, wasLost, wasUnanswered } from './errors';
import { type ReplaceableClient, makeReplaceableClient } from './replaceable-client';

interface ClientOptions {
  /** `host:port` of every replica, or one name that resolves to all replicas. */
  addresses: readonly string[];
  token: () => string;
  deadlineMs?: number;
}

export type GrpcClient<S extends ServiceName> = ServiceClient<S> & {
  close(): void;
  /** Returns whether a replica is connected, or can be within `limitMs` (default 1500). */
  reachable(limitMs?: number): Promise<boolean>;
};

/** Retries calls, because writes carry an idempotency key. @throws the peer's AppError, `unavailable` or `timeout` */
export function makeGrpcClient<S extends ServiceName>(name: S, options: ClientOptions): GrpcClient<S> {
  const Constructor = clientConstructor(name);
  const target = targetOf(options.addresses);
  const channel = makeReplaceableClient(
    () => new Constructor(target, credentials.createInsecure(), channelOptions()),
  );
  const peer = name.split('.')[1] ?? name;
  const calls: Record<string, unknown> = {
    close: () => channel.close(),
    reachable: (limitMs = 1500) => channel.use((client) => isReachable(client, limitMs)),
  };
  for (const method of Object.keys(Constructor.service)) {
    calls[methodKey(method)] = (request: object, call: CallOptions = {}) =>
      invoke(channel, method, request, {
        peer,
        token: options.token(),
        deadlineMs: call.deadlineMs ?? options.deadlineMs ?? 2000,
        signal: call.signal,
        isRead: call.isRead === true,
      });
  }
  return calls as GrpcClient<S>;
}

function isReachable(client: Client, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    client.waitForReady(new Date(Date.now() + limitMs), (error) => resolve(error === undefined));
  });
}

/** Calls that cost money at a provider of models or speech; a retry costs as much again. */
const costlyCalls = ['Rehearse', 'SpeakSample'].map((method) => ({
  service: 'colloquy.conversation.v1.ConversationService',
  method,
}));

type UnaryCall = (
  request: object,
  metadata: Metadata,
  options: { deadline: Date },
  callback: (error: ServiceError | null, response: unknown) => void,
) => { cancel(): void };

interface Call {
  peer: string;
  token: string;
  deadlineMs: number;
  signal: AbortSignal | undefined;
  isRead: boolean;
}

async function invoke(
  channel: ReplaceableClient,
  method: string,
  request: object,
  call: Call,
): Promise<unknown> {
  const { deadlineMs, signal, isRead } = call;
  const deadline = new Date(Date.now() + deadlineMs);
  const attempt = () => channel.use((client) => attemptOnce(client, method, request, { ...call, deadline }));
  const ask = () =>
    attempt().catch((error: unknown) => {
      if (wasUnanswered(error)) void channel.replace();
      const isInTime = !signal?.aborted && Date.now() < deadline.getTime();
      if (!isInTime || !wasLost(error)) throw error;
      return attempt();
    });
  try {
    if (!isRead) return await ask();
    const [afterMs, beforeSecond] = [deadlineMs / 2, () => channel.replace()];
    return await withHedging(ask, { afterMs, beforeSecond, isSilence: wasUnanswered });
  } catch (error) {
    throw known(error, call.peer);
  }
}

const known = (error: unknown, peer: string) =>
  error instanceof AppError ? error : fromStatus(error as ServiceError, peer);

/** Rejects with an AppError if the call was not sent, otherwise with the gRPC error of the call. */
function attemptOnce(
  client: Client,
  method: string,
  request: object,
  { peer, token, signal, deadline }: Call & { deadline: Date },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AppError('unavailable', undefined, 'The call was cancelled'));
    const metadata = new Metadata({ waitForReady: true });
    metadata.set('authorization', `Bearer ${token}`);
    const run = (client as unknown as Record<string, UnaryCall>)[method];
    if (!run) return reject(new AppError('internal', undefined, `No method ${method}`));
    let running: ReturnType<UnaryCall> | undefined;
    const cancel = () => running?.cancel();
    try {
      running = run.call(client, request, metadata, { deadline }, (error, response) => {
        signal?.removeEventListener('abort', cancel);
        if (error) reject(error);
        else resolve(response);
      });
      signal?.addEventListener('abort', cancel, { once: true });
    } catch (cause) {
      // the client has been closed, perhaps during the first try of the call
      reject(new AppError('unavailable', undefined, `${peer} is not available`, { cause }));
    }
  });
}

/** gRPC uses several addresses side by side; DNS resolves a single name, perhaps to several addresses. */
function targetOf(addresses: readonly string[]): string {
  return addresses.length > 1 ? `ipv4:${addresses.join(',')}` : `dns:///${addresses[0] ?? ''}`;
}

function channelOptions() {
  return {
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 1000,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 5000,
    'grpc.use_local_subchannel_pool': 1, // a client that replaces another one needs its own connections
    'grpc.dns_min_time_between_resolutions_ms': 1000,
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      methodConfig: [
        { name: costlyCalls },
        {
          name: [{}],
          retryPolicy: {
            maxAttempts: 4,
            initialBackoff: '0.1s',
            maxBackoff: '1s',
            backoffMultiplier: 3,
            retryableStatusCodes: ['UNAVAILABLE'],
          },
        },
      ],
    }),
  };
}
