import { makePrincipalTokens, makeServiceTokens, type Principal, principalHeader } from '@colloquy/auth';
import { type GrpcClient, makeGrpcClient, type ServiceName } from '@colloquy/grpc';
import { newId } from '@colloquy/kernel';
import type { ServiceApp } from '@colloquy/service';
import { until } from '@colloquy/testing';
import { assertContract } from './assert-contract';

/** Secret for signing principals and service tokens in tests. */
export const testSecret = 's'.repeat(32);

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined if there is no body. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read any field
  body: any;
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

export interface RunningService<Name extends ServiceName> {
  app: ServiceApp;
  url: string;
  grpcAddress: () => string;
  grpc: GrpcClient<Name>;
  /** Creates a gRPC client with a token of the test's choice. The test closes it. */
  connect(token: () => string): GrpcClient<Name>;
  /** Fetches a path on a connection that is closed afterwards, so that a stop need not wait for it. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** @throws AssertionError if the REST contract does not declare the response */
  call(by: Principal | string | undefined, ...request: Parameters<Call>): Promise<Answer>;
  as(accountId: string): Call;
  ready(): Promise<void>;
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

const patienceMs = 30_000;

export function runningService<Name extends ServiceName>(
  app: ServiceApp,
  { name, grpc: api, caller: service = 'gateway' }: { name: string; grpc?: Name; caller?: string },
): RunningService<Name> {
  const principals = makePrincipalTokens(testSecret);
  const { sign } = makeServiceTokens(testSecret);
  const url = `http://127.0.0.1:${app.httpPort()}`;
  const grpcAddress = () => `127.0.0.1:${app.grpcPort()}`;
  const once = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { connection: 'close', ...init.headers } });
  const connect = (token: () => string) => {
    if (!api) throw new Error(`The harness of ${name} has no gRPC API`);
    return makeGrpcClient(api, { addresses: [grpcAddress()], token, deadlineMs: patienceMs });
  };
  const grpc = api && connect(() => sign({ service }, name));

  async function call(
    by: Principal | string | undefined,
    method: string,
    path: string,
    body?: unknown,
    sent: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const principal =
      typeof by === 'string' ? { accountId: by, userId: newId(), via: 'bearer' as const } : by;
    const response = await once(path, {
      method,
      headers: {
        ...sent,
        ...(principal && { [principalHeader]: principals.sign(principal, name) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status, headers } = response;
    const answer = { status, headers, body: text === '' ? undefined : JSON.parse(text) };
    assertContract(name, method, path, answer);
    return answer;
  }

  return {
    app,
    url,
    grpcAddress,
    grpc: grpc as GrpcClient<Name>,
    connect,
    fetch: once,
    call,
    as:
      (accountId) =>
      (...request) =>
        call(accountId, ...request),
    ready: async () => {
      await until(async () => (await once('/readyz')).ok, 'the service is ready');
    },
    metrics: async () => (await once('/metrics')).text(),
    async stop() {
      grpc?.close();
      await app.stop();
    },
  };
}
