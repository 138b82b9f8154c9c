import type { CallAddresses } from './twiml';
import { mediaPath } from './media-socket';

export interface Addresses extends CallAddresses {
  status(callId: string): string;
  answeredBy(callId: string): string;
  inbound(step: { attempt: number; meetingId?: string }): string;
}

export function addressesAt(callbackUrl: string): Addresses {
  return {
    media: `${callbackUrl.replace(/^http/, 'ws')}${mediaPath}`,
    again: (callId) => `${callbackUrl}/telephony/calls/${callId}/again`,
    status: (callId) => `${callbackUrl}/telephony/calls/${callId}/status`,
    answeredBy: (callId) => `${callbackUrl}/telephony/calls/${callId}/answered-by`,
    inbound: ({ attempt, meetingId }) => {
      const query = new URLSearchParams({
        try: String(attempt),
        ...(meetingId === undefined ? {} : { meeting: meetingId }),
      });
      return `${callbackUrl}/telephony/inbound?${query}`;
    },
  };
}
