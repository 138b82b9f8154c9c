import type { Clock } from '@colloquy/kernel';
import type { OnCall } from '@colloquy/language';
import type { Config } from '../config';
import type { MachineDetection } from '../domain/machine-detection';
import type { Telephony } from '../domain/phone-ports';
import type { StreamCodec } from '../domain/stream-codec';
import type { Addresses } from './addresses';
import { makeCallerIds } from './caller-ids';
import { makeTelnyx, texml } from './telnyx';
import { telnyxSignatures } from './telnyx-signature';
import { makeTwilio, twiml } from './twilio';
import { twilioSignatures } from './signature';
import type { Verify } from './signed-request';
import { type Instructions, makeInstructions } from './twiml';

/** Everything that depends on the provider, except the messages of media streams (`readMediaMessage`). */
export interface Provider {
  telephony: Telephony;
  detecting: Telephony;
  verify: Verify;
  instructions: Instructions;
}

export type ProviderSettings = Pick<
  Config['telephony'],
  | 'provider'
  | 'apiUrl'
  | 'accountSid'
  | 'authToken'
  | 'from'
  | 'callerIds'
  | 'ringMs'
  | 'words'
  | 'application'
  | 'publicKey'
> & { machineDetection: MachineDetection; codec: StreamCodec };

/** @param onCall gets every request to the provider @throws Error naming a missing or malformed setting */
export function makeProvider(
  config: ProviderSettings,
  addresses: Addresses,
  clock: Clock,
  onCall: OnCall,
): Provider {
  const { accountSid, authToken, from, ringMs, words, application, publicKey, codec, machineDetection } =
    config;
  const isTelnyx = config.provider === 'telnyx';
  const required = {
    ACCOUNT_SID: accountSid,
    AUTH_TOKEN: authToken,
    FROM: from,
    ...(isTelnyx ? { APPLICATION: application, PUBLIC_KEY: publicKey } : {}),
  };
  for (const [name, value] of Object.entries(required)) {
    if (value === '') throw new Error(`TELEPHONY_${name} must be set`);
  }
  if (!isTelnyx && codec !== 'PCMU')
    throw new Error('TELEPHONY_CODEC must be PCMU: Twilio streams nothing else');
  if (!isTelnyx && machineDetection === 'premium')
    throw new Error('TELEPHONY_MACHINE_DETECTION must be none or standard: premium is Telnyx’s');
  const instructions = makeInstructions(addresses, words, isTelnyx ? texml(codec) : twiml);
  const calling = {
    accountSid,
    from: makeCallerIds(from, config.callerIds),
    ringMs,
    addresses,
    instructions,
    onCall,
  };
  if (isTelnyx) {
    const apiUrl = config.apiUrl || 'https://api.telnyx.com';
    const dialling = { ...calling, apiUrl, apiKey: authToken, application, codec };
    return {
      telephony: makeTelnyx({ ...dialling, machineDetection: 'none' }),
      detecting: makeTelnyx({ ...dialling, machineDetection }),
      verify: telnyxSignatures(publicKey, clock),
      instructions,
    };
  }
  const apiUrl = config.apiUrl || 'https://api.twilio.com';
  const dialling = { ...calling, apiUrl, authToken };
  return {
    telephony: makeTwilio({ ...dialling, machineDetection: 'none' }),
    detecting: makeTwilio({ ...dialling, machineDetection }),
    verify: twilioSignatures(authToken),
    instructions,
  };
}
