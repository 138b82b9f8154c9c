import { AppError } from '@colloquy/kernel';
import { callStatuses } from '../domain/phone-call';
import type { Telephony } from '../domain/phone-ports';
import { type CallAddresses, joinToPlatform } from './twiml';

const requestMs = 10_000;

export interface TwilioOptions {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  from: string;
  ringMs: number;
  words: boolean;
  addresses: CallAddresses & { status(callId: string): string };
}

/** Calls Twilio's REST interface. No request is repeated: a call must not be placed twice. */
export function makeTwilio(options: TwilioOptions): Telephony {
  const { accountSid, authToken, addresses } = options;
  const calls = `${options.apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  async function request(url: string, form: [string, string][] | undefined, signal?: AbortSignal) {
    const limit = AbortSignal.timeout(requestMs);
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { authorization },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(form ? { body: new URLSearchParams(form) } : {}),
    }).catch((error: unknown) => {
      throw new AppError('unavailable', undefined, 'The telephony provider is out of reach', {
        cause: error,
      });
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.status === 404) return undefined;
    if (!answer.ok) {
      const kind = answer.status < 500 && answer.status !== 429 ? 'invalid' : 'unavailable';
      throw new AppError(kind, undefined, `The telephony provider answered ${answer.status}`);
    }
    return (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  }

  const urlOf = (sid: string) => `${calls}/${encodeURIComponent(sid)}.json`;
  return {
    async dial({ callId, to, digits, ticket }, signal) {
      const events = ['initiated', 'ringing', 'answered', 'completed'];
      const placed = await request(
        `${calls}.json`,
        [
          ['To', to],
          ['From', options.from],
          ['Twiml', joinToPlatform({ callId, ticket }, addresses, options.words)],
          ['Timeout', String(Math.ceil(options.ringMs / 1000))],
          ['StatusCallback', addresses.status(callId)],
          ['StatusCallbackMethod', 'POST'],
          ...events.map((event): [string, string] => ['StatusCallbackEvent', event]),
          ...(digits ? [['SendDigits', digits] as [string, string]] : []),
        ],
        signal,
      );
      const sid = placed?.['sid'];
      if (typeof sid !== 'string' || sid === '') {
        throw new AppError('unavailable', undefined, 'The telephony provider named no call');
      }
      return sid;
    },
    async hangUp(sid) {
      await request(urlOf(sid), [['Status', 'completed']]);
    },
    async status(sid) {
      const status = (await request(urlOf(sid), undefined))?.['status'];
      return callStatuses.find((known) => known === status);
    },
  };
}
