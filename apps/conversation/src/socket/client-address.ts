import type { IncomingMessage } from 'node:http';

/** Each proxy appends its peer to `X-Forwarded-For`, so only the last `trustedProxies` entries are trustworthy. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim());
  return seen.at(-trustedProxies) || direct;
}
