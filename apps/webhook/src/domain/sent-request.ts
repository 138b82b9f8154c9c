import { derivedId } from '@colloquy/kernel';
import type { Header } from './headers';
import { defaultUserAgent, isUserAgent, type OutgoingRequest } from './request';

/** Enough of a request to show its headers and to recognise its body. */
interface RequestTrace {
  /** Derived from the body by SHA-256; equal for equal bodies only. */
  bodyDigest: string;
  /** In the order of the request. */
  customHeaders: string[];
  isSigned: boolean;
}

export interface SentRequest {
  /** Hidden values are `***`. */
  headers: Header[];
  /** Whether the body equals the body to compare. */
  hasPayload: boolean;
}

const hidden = '***';

const digestOf = (body: string) => derivedId('body', body);

export function traceOf({ headers, body, signingSecret }: OutgoingRequest): RequestTrace {
  const custom = headers.filter(
    ([name, value]) => name !== 'content-type' && !(isUserAgent(name) && value === defaultUserAgent),
  );
  return {
    bodyDigest: digestOf(body),
    customHeaders: custom.map(([name]) => name),
    isSigned: signingSecret !== undefined,
  };
}

/** Returns the request of a delivery without secrets: values of custom headers and the signature are hidden. */
export function sentRequest(
  { bodyDigest, customHeaders, isSigned }: RequestTrace,
  { id, payloadJson }: { id: string; payloadJson: string },
): SentRequest {
  const signature: Header[] = [
    ['webhook-id', id],
    ['webhook-timestamp', hidden],
    ['webhook-signature', hidden],
  ];
  const headers: Header[] = [
    ['content-type', 'application/json'],
    ...(customHeaders.some(isUserAgent) ? [] : [['user-agent', defaultUserAgent] as const]),
    ...customHeaders.map((name) => [name, hidden] as const),
    ...(isSigned ? signature : []),
  ];
  return { headers, hasPayload: digestOf(payloadJson) === bodyDigest };
}
