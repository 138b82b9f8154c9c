import type { OnCall } from '@colloquy/language';
import type { MachineDetection } from '../domain/machine-detection';
import { callStatuses } from '../domain/phone-call';
import type { Telephony } from '../domain/phone-ports';
import type { StreamCodec } from '../domain/stream-codec';
import type { CallerIds } from './caller-ids';
import { type AnswerFields, callIdIn, makeProviderApi } from './provider-api';
import { isWideband, wideRateHz } from './sound-format';
import type { Dialect, Instructions } from './twiml';

interface TelnyxOptions {
  apiUrl: string;
  apiKey: string;
  accountSid: string;
  application: string;
  from: CallerIds;
  ringMs: number;
  addresses: { status(callId: string): string; answeredBy(callId: string): string };
  machineDetection: MachineDetection;
  codec: StreamCodec;
  instructions: Instructions;
  onCall: OnCall;
}

/**
 * TeXML is TwiML with other defaults: a stream carries sound back as MP3 files and towards us in the codec of the call,
 * and `Say` ignores the language unless the voice is `alice`
 * (developers.telnyx.com/docs/voice/programmable-voice/texml-verbs).
 */
export function texml(codec: StreamCodec): Dialect {
  const isWide = isWideband(codec);
  const name = isWide ? 'L16' : 'PCMU';
  const rate = isWide ? ` bidirectionalSamplingRate="${wideRateHz}"` : '';
  return {
    stream: ` codec="${name}" bidirectionalMode="rtp" bidirectionalCodec="${name}"${rate}`,
    say: ' voice="alice"',
  };
}

/** Seconds; developers.telnyx.com/api-reference/texml-rest-commands/initiate-an-outbound-call. */
const minRingSeconds = 5;
const maxRingSeconds = 120;
/** developers.telnyx.com/api/errors/90018: the call is no longer active. */
const callHasEnded = '90018';

/** developers.telnyx.com/api-reference/texml-rest-commands. No `SendDigits`: the instructions play the digits. */
export function makeTelnyx(options: TelnyxOptions): Telephony {
  const { addresses, instructions } = options;
  const calls = `${options.apiUrl}/v2/texml/Accounts/${encodeURIComponent(options.accountSid)}/Calls`;
  const authorization = `Bearer ${options.apiKey}`;
  const request = makeProviderApi({ provider: 'telnyx', authorization, isOver, onCall: options.onCall });
  // ids look like `v3:...`; Telnyx's own client leaves the colon as it is
  const urlOf = (sid: string) => `${calls}/${encodeURIComponent(sid).replaceAll('%3A', ':')}`;
  const detection = (callId: string) =>
    options.machineDetection === 'none'
      ? {}
      : {
          MachineDetection: 'Enable',
          DetectionMode: options.machineDetection === 'premium' ? 'Premium' : 'Regular',
          AsyncAmd: true,
          AsyncAmdStatusCallback: addresses.answeredBy(callId),
          AsyncAmdStatusCallbackMethod: 'POST',
        };
  return {
    async dial({ accountId, callId, to, digits, ticket }, signal) {
      const placed = await request(
        calls,
        {
          ApplicationSid: options.application,
          To: to,
          From: options.from(accountId),
          Texml: instructions.join({ callId, ticket, digits }),
          Timeout: Math.min(maxRingSeconds, Math.max(minRingSeconds, Math.ceil(options.ringMs / 1000))),
          PreferredCodecs: isWideband(options.codec) ? 'G722,PCMU,PCMA' : 'PCMU,PCMA',
          StatusCallback: addresses.status(callId),
          StatusCallbackMethod: 'POST',
          StatusCallbackEvent: 'initiated ringing answered completed',
          ...(digits ? {} : detection(callId)),
        },
        signal,
      );
      // the reference names the id `call_sid` in answers to new calls and `sid` in the resource
      return callIdIn(placed?.['call_sid'], placed?.['sid']);
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

function isOver({ errors }: AnswerFields): boolean {
  return (
    Array.isArray(errors) && errors.some((error: AnswerFields | null) => error?.['code'] === callHasEnded)
  );
}
