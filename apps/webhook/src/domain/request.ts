import { type EndpointMessage, isSignatureHeader, signingKeyOf } from '@colloquy/contracts';
import { customHeaders, type Header } from './headers';

const methods: readonly string[] = ['POST', 'PUT', 'PATCH'];

export const defaultUserAgent = 'Colloquy-Webhook/1.0';

export const isUserAgent = (name: string): boolean => name.toLowerCase() === 'user-agent';

export interface OutgoingRequest {
  /** Absolute http or https URL without credentials or fragment. */
  url: string;
  method: string;
  headers: Header[];
  body: string;
  signingSecret?: string;
}

export function buildRequest(endpoint: EndpointMessage, payloadJson: string): OutgoingRequest | undefined {
  const url = URL.canParse(endpoint.url) ? new URL(endpoint.url) : undefined;
  const method = (endpoint.method || 'POST').toUpperCase();
  const { signingSecret } = endpoint;
  const custom = customHeaders(endpoint.headers)?.filter(
    ([name]) => !signingSecret || !isSignatureHeader(name),
  );
  if (!url || !custom || !methods.includes(method)) return undefined;
  // a receiver that expects a signature rejects an unsigned request
  if (signingSecret && !signingKeyOf(signingSecret)) return undefined;
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  url.hash = '';
  const hasUserAgent = custom.some(([name]) => isUserAgent(name));
  const headers: Header[] = [
    ['content-type', 'application/json'],
    ...(hasUserAgent ? [] : [['user-agent', defaultUserAgent] as const]),
    ...custom,
  ];
  return { url: url.href, method, headers, body: payloadJson, ...(signingSecret ? { signingSecret } : {}) };
}

export function completedAtOf(payloadJson: string): Date | undefined {
  try {
    const { completedAt } = (JSON.parse(payloadJson) ?? {}) as { completedAt?: unknown };
    const ms = typeof completedAt === 'string' ? Date.parse(completedAt) : NaN;
    return Number.isNaN(ms) ? undefined : new Date(ms);
  } catch {
    return undefined;
  }
}

export function hostOf({ url }: OutgoingRequest): string {
  return new URL(url).host;
}
