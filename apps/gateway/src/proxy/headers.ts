import type { IncomingHttpHeaders } from 'node:http';

/** RFC 9110, section 7.6.1, with historical headers. */
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

/** Credentials, and claims of the client about its address or trace; `forward` sets `content-length`. */
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

export function requestHeaders(headers: IncomingHttpHeaders): Headers {
  return pick(
    headers,
    (name) => withheld.has(name) || name.startsWith('x-forwarded-') || name.startsWith('x-colloquy-'),
  );
}

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
