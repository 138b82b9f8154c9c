import { withoutPropagation } from '@colloquy/tracing';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import type { DeliveryOutcome } from '@colloquy/contracts';
import type { Result } from '../domain/delivery';
import type { Send } from '../domain/ports';
import { refusedAddress } from './guarded-connect';

/**
 * How much of an answer is read, bytes, and for how long once its status is known, milliseconds: a receiver may finish
 * a short one, the status has decided already.
 */
const bodyLimit = { bytes: 64 * 1024, ms: 1000 };

/** What a connection is ended with that has done its part: an error made for each would be made for nobody. */
const done = new Error('The attempt has ended');

/**
 * Sends over HTTP/1.1, on a connection of its own: one kept alive may be closed by the receiver just as the
 * request is written, and there is no second attempt. Redirects are not followed.
 */
export function httpSend(options: { connect: buildConnector.connector; timeoutMs: number }): Send {
  return async (request, stop) => {
    const answer = awaitAnswer(stop, options.timeoutMs);
    let client: Client | undefined;
    try {
      const url = new URL(request.url);
      client = new Client(url.origin, {
        connect: once(options.connect),
        headersTimeout: 0, // the limit is on the whole
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
      answer.forget();
      client?.destroy(done, () => undefined);
    }
  };
}

/** What comes of a request: its status as soon as that is there, then as much of the answer as is read is read. */
function awaitAnswer(stop: AbortSignal, timeoutMs: number) {
  const startedAt = performance.now();
  let answered: Result | undefined;
  let bytes = 0;
  let bodyTimer: NodeJS.Timeout | undefined;
  let settle: (result: Result) => void = () => undefined;
  const result = new Promise<Result>((resolve) => (settle = resolve));
  const resultOf = (outcome: DeliveryOutcome, statusCode?: number): Result => ({
    outcome,
    ...(statusCode === undefined ? {} : { statusCode }),
    durationMs: Math.round(performance.now() - startedAt),
  });
  /** The status decides where there is one: whatever happens to the rest of the answer. */
  const end = (outcome: DeliveryOutcome = 'connection_failed') => settle(answered ?? resultOf(outcome));
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  const breakOff = () => end('interrupted');
  stop.addEventListener('abort', breakOff, { once: true });
  if (stop.aborted) breakOff();

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: () => undefined, // tells undici that these are handlers of its present kind
    onResponseStart(_controller, statusCode) {
      if (statusCode < 200) return;
      answered = resultOf(statusCode < 300 ? 'delivered' : 'http_error', statusCode);
      bodyTimer = setTimeout(() => end(), bodyLimit.ms);
    },
    onResponseData(_controller, chunk) {
      bytes += chunk.length;
      if (bytes >= bodyLimit.bytes) end();
    },
    onResponseEnd: () => end(),
    onResponseError: (_controller, error) => end(outcomeOf(error)),
  };
  return {
    handler,
    result,
    failed: (error: unknown): Result => answered ?? resultOf(outcomeOf(error)),
    forget(): void {
      clearTimeout(timer);
      clearTimeout(bodyTimer);
      stop.removeEventListener('abort', breakOff);
    },
  };
}

const outcomeOfCode: Readonly<Record<string, DeliveryOutcome>> = {
  [refusedAddress]: 'refused_address',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_INVALID_ARG: 'invalid_request',
};

/** What a failure before any status means. */
export function outcomeOf(error: unknown): DeliveryOutcome {
  const code = (error as { code?: unknown } | null)?.code;
  return (typeof code === 'string' ? outcomeOfCode[code] : undefined) ?? 'connection_failed';
}

/** A client that loses its connection before it has sent its request would open another one. */
function once(connect: buildConnector.connector): buildConnector.connector {
  let used = false;
  return (target, callback) => {
    if (used) return callback(new Error('The connection was lost'), null);
    used = true;
    connect(target, callback);
  };
}
