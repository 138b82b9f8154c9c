import type { IncomingMessage } from 'node:http';

/**
 * The address a connection comes from. Behind proxies it is what the outermost trusted one saw: each appends
 * to `X-Forwarded-For` whom it was called by, and only the last `trustedProxies` entries can be believed.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim());
  return seen.at(-trustedProxies) || direct;
}
