import { withoutPropagation } from '@colloquy/tracing';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import type { DeliveryOutcome } from '@colloquy/contracts';
import type { Result } from '../domain/delivery';
import type { Send } from '../domain/ports';
import { refusedAddress } from './guarded-connect';

/** How much of an answer is read, bytes, and for how long once its status is known, milliseconds. */
const bodyLimit = { bytes: 64 * 1024, ms: 1000 };

/**
 * Sends over HTTP/1.1, on a connection of its own: one kept alive may be closed by the receiver just as the
 * request is written, and there is no second attempt. Redirects are not followed.
 */
export function httpSend(options: { connect: buildConnector.connector; timeoutMs: number }): Send {
  return async (request, stop) => {
    const startedAt = performance.now();
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), options.timeoutMs);
    const breakOff = () => abort.abort();
    stop.addEventListener('abort', breakOff, { once: true });
    if (stop.aborted) breakOff();
    const result = (outcome: DeliveryOutcome, statusCode?: number): Result => ({
      outcome,
      ...(statusCode === undefined ? {} : { statusCode }),
      durationMs: Math.round(performance.now() - startedAt),
    });
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
      const { statusCode, body } = await withoutPropagation(() =>
        opened.request({
          path: `${url.pathname}${url.search}`,
          method: request.method as Dispatcher.HttpMethod,
          headers: request.headers.flat(),
          body: request.body,
          signal: abort.signal,
          reset: true,
        }),
      );
      const answered = result(statusCode >= 200 && statusCode < 300 ? 'delivered' : 'http_error', statusCode);
      await discard(body);
      return answered;
    } catch (error) {
      if (stop.aborted) return result('interrupted');
      return result(abort.signal.aborted ? 'timeout' : outcomeOf(error));
    } finally {
      clearTimeout(timer);
      stop.removeEventListener('abort', breakOff);
      void client?.destroy().catch(() => undefined);
    }
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

/** Lets a receiver finish a short answer; the status has decided already. */
async function discard(body: Dispatcher.ResponseData['body']): Promise<void> {
  const timer = setTimeout(() => body.destroy(), bodyLimit.ms);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += (chunk as Buffer).length;
      if (bytes >= bodyLimit.bytes) break;
    }
  } catch {
    // broken off by the receiver, or by the limit
  } finally {
    clearTimeout(timer);
  }
}
