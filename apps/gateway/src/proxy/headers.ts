import type { IncomingHttpHeaders } from 'node:http';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1), and those that were never more than that. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'expect',
]);

/**
 * What services have no use for: the credentials end here, addresses a client claims mean nothing, and a trace of
 * the client's is not ours. The length is that of the body that is forwarded.
 */
const withheld = new Set([
  'host',
  'content-length',
  'authorization',
  'x-api-key',
  'cookie',
  'forwarded',
  'x-real-ip',
  'traceparent',
  'tracestate',
  'baggage',
]);

type Headers = Record<string, string | string[]>;

/** The headers of a client's request that a service gets to see. */
export function requestHeaders(headers: IncomingHttpHeaders): Headers {
  return pick(
    headers,
    (name) => withheld.has(name) || name.startsWith('x-forwarded-') || name.startsWith('x-colloquy-'),
  );
}

/** The headers of a service's answer that the client gets to see. */
export function responseHeaders(headers: IncomingHttpHeaders): Headers {
  return pick(headers, (name) => name.startsWith('x-colloquy-'));
}

function pick(headers: IncomingHttpHeaders, dropped: (name: string) => boolean): Headers {
  const named = new Set(headers.connection?.toLowerCase().split(/\s*,\s*/));
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || hopByHop.has(name) || named.has(name) || dropped(name)) continue;
    kept[name] = value;
  }
  return kept;
}
