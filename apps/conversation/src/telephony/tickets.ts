import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@colloquy/kernel';
import type { PhoneCall, PhoneCallRepository } from '../domain/phone-ports';

export interface Tickets {
  issue(callId: string): Promise<string>;
  /** @returns undefined if the ticket is invalid or was used, or the call is over */
  redeem(ticket: string): Promise<PhoneCall | undefined>;
}

/** The signature keeps invented tickets from the database; the database keeps a ticket from being used twice. */
export function makeTickets(secret: string, calls: Pick<PhoneCallRepository, 'issue' | 'redeem'>): Tickets {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  const mac = (callId: string, nonce: string) =>
    createHmac('sha256', key).update(`call\n${callId}\n${nonce}`).digest();
  return {
    async issue(callId) {
      const nonce = randomBytes(16).toString('base64url');
      await calls.issue(callId, nonce);
      return `${callId}.${nonce}.${mac(callId, nonce).toString('base64url')}`;
    },
    async redeem(ticket) {
      const [callId = '', nonce = '', signature = ''] = ticket.slice(0, 200).split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = mac(callId, nonce);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return isUuid(callId) ? calls.redeem(callId, nonce) : undefined;
    },
  };
}
