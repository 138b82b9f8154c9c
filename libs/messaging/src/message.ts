import type { Message, MessageProperties } from 'amqplib';
import { accountHeader, attemptHeader, reasonHeader } from './delivery';
import type { OutgoingMessage } from './outgoing-message';

type Received = Pick<Message, 'content'> & { readonly properties: MessageProperties };

const fewReturns = 2;

/** Returns the account of a message, or '' if a publisher of an earlier version has sent it. */
export function accountOf({ properties }: Received): string {
  return String(properties.headers?.[accountHeader] ?? '');
}

/** Returns whether several processes have died while they held the message. The delivery limit is 5. */
export function isNearDeliveryLimit({ properties }: Received): boolean {
  return Number(properties.headers?.['x-delivery-count'] ?? 0) >= fewReturns;
}

export function copyFor(
  queue: string,
  { content, properties }: Received,
  headers: Record<string, unknown>,
): OutgoingMessage {
  const { contentType, messageId, type, timestamp, headers: received = {} } = properties;
  const kept = [accountHeader, attemptHeader, reasonHeader].map((name) => [name, received[name]]);
  return {
    exchange: '',
    routingKey: queue,
    content,
    options: {
      persistent: true,
      mandatory: true,
      contentType,
      messageId,
      type,
      timestamp,
      headers: { ...Object.fromEntries(kept), ...headers },
    },
  };
}
