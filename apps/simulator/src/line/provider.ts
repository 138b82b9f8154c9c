import { createHmac, createPrivateKey, randomBytes, randomUUID, sign } from 'node:crypto';
import { narrowband, type SoundFormat, wideband } from './sound-format.ts';

export interface ProviderCall {
  accountSid: string;
  callSid: string;
  from: string;
  to: string;
}

export type AnsweredBy = 'human' | 'machine' | 'fax' | 'unknown';

/** Time for which a provider listens before its verdict on who answered. */
const listenedMs = '2400';

export interface Provider {
  newCallId(): string;
  fields(call: ProviderCall, direction: 'inbound' | 'outbound-api', status: string): Record<string, string>;
  verdict(call: ProviderCall, answeredBy: AnsweredBy): Record<string, string>;
  signed(url: string, body: URLSearchParams): Record<string, string>;
  /** Whether the provider requests instructions when the caller typed no digits. */
  reportsSilence: boolean;
  /** Returns undefined if the stream plays nothing to the person. */
  soundOf(stream: Record<string, string>): SoundFormat | undefined;
  connected: object;
  start(streamId: string, call: ProviderCall, parameters: Record<string, string>, sound: SoundFormat): object;
  envelope(streamId: string, sequence: number): object;
  stop(call: ProviderCall): object;
}

export const twilio = (authToken: string): Provider => ({
  newCallId: () => `CA${randomBytes(16).toString('hex')}`,
  fields: ({ accountSid, callSid, from, to }, direction, status) => ({
    CallSid: callSid,
    AccountSid: accountSid,
    From: from,
    To: to,
    Direction: direction,
    CallStatus: status,
    ApiVersion: '2010-04-01',
  }),
  verdict: ({ accountSid, callSid }, answeredBy) => ({
    CallSid: callSid,
    AccountSid: accountSid,
    AnsweredBy: answeredBy === 'machine' ? 'machine_start' : answeredBy,
    MachineDetectionDuration: listenedMs,
  }),
  signed: (url, body) => ({ 'x-twilio-signature': signatureOf(url, Object.fromEntries(body), authToken) }),
  reportsSilence: false,
  soundOf: () => narrowband,
  connected: { event: 'connected', protocol: 'Call', version: '1.0.0' },
  start: (streamSid, { accountSid, callSid }, customParameters) => ({
    streamSid,
    accountSid,
    callSid,
    customParameters,
    tracks: ['inbound'],
    mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 },
  }),
  envelope: (streamSid, sequence) => ({ streamSid, sequenceNumber: String(sequence) }),
  stop: ({ accountSid, callSid }) => ({ accountSid, callSid }),
});

/** @param privateKey Ed25519 key in Base64 (PKCS #8) */
export function telnyx(privateKey: string): Provider {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return {
    newCallId: () => `v3:${randomBytes(20).toString('base64url')}`,
    fields: ({ accountSid, callSid, from, to }, _direction, status) => ({
      AccountSid: accountSid,
      CallSid: callSid,
      CallSidLegacy: callSid,
      CallStatus: status,
      CallbackSource: 'call-progress-events',
      From: from,
      To: to,
      Timestamp: new Date().toISOString(),
    }),
    verdict: ({ accountSid, callSid }, answeredBy) => ({
      AccountSid: accountSid,
      AnsweredBy: answeredBy,
      CallSid: callSid,
      CallSidLegacy: callSid,
      MachineDetectionDuration: listenedMs,
    }),
    signed(_url, body) {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = sign(null, Buffer.from(`${timestamp}|${body}`), key).toString('base64');
      return { 'telnyx-timestamp': timestamp, 'telnyx-signature-ed25519': signature };
    },
    reportsSilence: true,
    soundOf({
      bidirectionalMode,
      codec = 'PCMU',
      bidirectionalCodec = 'PCMU',
      bidirectionalSamplingRate = '8000',
    }) {
      if (bidirectionalMode !== 'rtp') return undefined;
      const isAsked = (sound: SoundFormat) =>
        [codec, bidirectionalCodec].every((name) => name === sound.encoding) &&
        bidirectionalSamplingRate === String(sound.rate);
      return [narrowband, wideband].find(isAsked);
    },
    connected: { event: 'connected', version: '1.0.0' },
    start: (_streamId, { accountSid, callSid, from, to }, parameters, { encoding, rate }) => ({
      user_id: accountSid,
      call_control_id: callSid,
      call_session_id: randomUUID(),
      from,
      to,
      client_state: null,
      custom_parameters: parameters,
      media_format: { encoding, sample_rate: rate, channels: 1 },
    }),
    envelope: (streamId, sequence) => ({ stream_id: streamId, sequence_number: String(sequence) }),
    stop: ({ accountSid, callSid }) => ({ user_id: accountSid, call_control_id: callSid }),
  };
}

export function signatureOf(url: string, fields: Record<string, string>, authToken: string) {
  const sorted = Object.keys(fields).sort();
  const signed = sorted.reduce((text, name) => `${text}${name}${fields[name]}`, url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}
