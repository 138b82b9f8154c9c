import { createHmac } from 'node:crypto';
import { signingKeyOf } from '@colloquy/contracts';
import type { Header } from './headers';
import type { OutgoingRequest } from './request';

/**
 * The headers a request is sent with: signed as Standard Webhooks describes it (symmetric, version 1;
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md) when its subscription
 * asks for it, else as they are.
 * @param about `id` of the delivery, the same whoever asks; `now`, which receivers compare with their clock
 */
export function signedHeaders(request: OutgoingRequest, about: { id: string; now: Date }): Header[] {
  const key = request.signingSecret === undefined ? undefined : signingKeyOf(request.signingSecret);
  if (!key) return request.headers;
  const timestamp = String(Math.floor(about.now.getTime() / 1000));
  const signature = createHmac('sha256', key)
    .update(`${about.id}.${timestamp}.${request.body}`)
    .digest('base64');
  return [
    ...request.headers,
    ['webhook-id', about.id],
    ['webhook-timestamp', timestamp],
    ['webhook-signature', `v1,${signature}`],
  ];
}
