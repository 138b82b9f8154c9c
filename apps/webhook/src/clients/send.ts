import { withoutPropagation } from '@colloquy/tracing';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import type { DeliveryOutcome } from '@colloquy/contracts';
import { type Answered, maxAnswerBytes } from '../domain/delivery';
import type { Send } from '../domain/ports';
import { refusedAddress } from './guarded-connect';

/** Limits on the body, which is read after the status; the status alone decides the outcome. */
const bodyLimit = { bytes: 64 * 1024, ms: 1000 };

const done = new Error('The attempt has ended');

/** Uses a new connection for each request: a receiver may close a kept-alive one during the only attempt. */
export function httpSend(options: { connect: buildConnector.connector; timeoutMs: number }): Send {
  return async (request, stop) => {
    const answer = awaitAnswer(stop, options.timeoutMs);
    let client: Client | undefined;
    try {
      const url = new URL(request.url);
      client = new Client(url.origin, {
        connect: once(options.connect),
        headersTimeout: 0, // `timeoutMs` limits the whole attempt
        bodyTimeout: 0,
        allowH2: false,
      });
      const opened = client;
      const outgoing = {
        path: `${url.pathname}${url.search}`,
        method: request.method as Dispatcher.HttpMethod,
        headers: request.headers.flat(),
        body: request.body,
        reset: true,
      };
      if (!stop.aborted) withoutPropagation(() => opened.dispatch(outgoing, answer.handler));
      return await answer.result;
    } catch (error) {
      return answer.failed(error);
    } finally {
      answer.cleanUp();
      client?.destroy(done, () => undefined);
    }
  };
}

function awaitAnswer(stop: AbortSignal, timeoutMs: number) {
  const startedAt = performance.now();
  let answered: Answered | undefined;
  const body: Buffer[] = [];
  let bytes = 0;
  let bodyTimer: NodeJS.Timeout | undefined;
  let settle: (result: Answered) => void = () => undefined;
  const result = new Promise<Answered>((resolve) => (settle = resolve));
  const resultOf = (outcome: DeliveryOutcome, statusCode?: number): Answered => ({
    outcome,
    ...(statusCode === undefined ? {} : { statusCode }),
    durationMs: Math.round(performance.now() - startedAt),
  });
  const end = (outcome: DeliveryOutcome = 'connection_failed') =>
    settle(answered ? withText(answered, body) : resultOf(outcome));
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  const breakOff = () => end('interrupted');
  stop.addEventListener('abort', breakOff, { once: true });
  if (stop.aborted) breakOff();

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: () => undefined, // marks the object as a handler of undici's current interface
    onResponseStart(_controller, statusCode) {
      if (statusCode < 200) return;
      answered = resultOf(statusCode < 300 ? 'delivered' : 'http_error', statusCode);
      bodyTimer = setTimeout(() => end(), bodyLimit.ms);
    },
    onResponseData(_controller, chunk) {
      if (bytes < maxAnswerBytes) body.push(chunk.subarray(0, maxAnswerBytes - bytes));
      bytes += chunk.length;
      if (bytes >= bodyLimit.bytes) end();
    },
    onResponseEnd: () => end(),
    onResponseError: (_controller, error) => end(outcomeOf(error)),
  };
  return {
    handler,
    result,
    failed: (error: unknown): Answered => answered ?? resultOf(outcomeOf(error)),
    cleanUp(): void {
      clearTimeout(timer);
      clearTimeout(bodyTimer);
      stop.removeEventListener('abort', breakOff);
    },
  };
}

function withText(answered: Answered, body: readonly Buffer[]): Answered {
  const answer = new TextDecoder().decode(Buffer.concat(body), { stream: true });
  return answer ? { ...answered, answer } : answered;
}

const outcomeOfCode: Readonly<Record<string, DeliveryOutcome>> = {
  [refusedAddress]: 'refused_address',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_INVALID_ARG: 'invalid_request',
};

export function outcomeOf(error: unknown): DeliveryOutcome {
  const code = (error as { code?: unknown } | null)?.code;
  return (typeof code === 'string' ? outcomeOfCode[code] : undefined) ?? 'connection_failed';
}

/** Prevents a reconnection if the connection is lost before the request is sent. */
function once(connect: buildConnector.connector): buildConnector.connector {
  let isUsed = false;
  return (target, callback) => {
    if (isUsed) return callback(new Error('The connection was lost'), null);
    isUsed = true;
    connect(target, callback);
  };
}
