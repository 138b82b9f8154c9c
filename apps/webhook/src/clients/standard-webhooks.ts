import { createHmac } from 'node:crypto';
import { signingKeyOf } from '@colloquy/contracts';
import type { Sign } from '../domain/ports';

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export const standardWebhooks: Sign = (request, about) => {
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
};
