import type { OnCall } from '@colloquy/language';
import type { MachineDetection } from '../domain/machine-detection';
import { callStatuses } from '../domain/phone-call';
import type { Telephony } from '../domain/phone-ports';
import type { CallerIds } from './caller-ids';
import { callIdIn, makeProviderApi } from './provider-api';
import type { Dialect, Instructions } from './twiml';

interface TwilioOptions {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  from: CallerIds;
  ringMs: number;
  addresses: { status(callId: string): string; answeredBy(callId: string): string };
  machineDetection: MachineDetection;
  instructions: Instructions;
  onCall: OnCall;
}

export const twiml: Dialect = { stream: '', say: '' };

/** Twilio detects no machine in a call with digits: twilio.com/docs/voice/answering-machine-detection. */
export function makeTwilio(options: TwilioOptions): Telephony {
  const { accountSid, authToken, addresses, instructions } = options;
  const calls = `${options.apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls`;
  const request = makeProviderApi({
    provider: 'twilio',
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    onCall: options.onCall,
  });
  const urlOf = (sid: string) => `${calls}/${encodeURIComponent(sid)}.json`;
  const detection = (callId: string): [string, string][] =>
    options.machineDetection === 'none'
      ? []
      : [
          ['MachineDetection', 'Enable'],
          ['AsyncAmd', 'true'],
          ['AsyncAmdStatusCallback', addresses.answeredBy(callId)],
          ['AsyncAmdStatusCallbackMethod', 'POST'],
        ];
  return {
    async dial({ accountId, callId, to, digits, ticket }, signal) {
      const events = ['initiated', 'ringing', 'answered', 'completed'];
      const form: [string, string][] = [
        ['To', to],
        ['From', options.from(accountId)],
        ['Twiml', instructions.join({ callId, ticket })],
        ['Timeout', String(Math.ceil(options.ringMs / 1000))],
        ['StatusCallback', addresses.status(callId)],
        ['StatusCallbackMethod', 'POST'],
        ...events.map((event): [string, string] => ['StatusCallbackEvent', event]),
        ...(digits ? [['SendDigits', digits] as [string, string]] : detection(callId)),
      ];
      return callIdIn((await request(`${calls}.json`, new URLSearchParams(form), signal))?.['sid']);
    },
    async hangUp(sid) {
      await request(urlOf(sid), new URLSearchParams({ Status: 'completed' }));
    },
    async status(sid) {
      const status = (await request(urlOf(sid)))?.['status'];
      return callStatuses.find((known) => known === status);
    },
  };
}
