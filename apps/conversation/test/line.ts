import { spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { signatureOf } from '../src/telephony/signature';

export interface SimulatedCall {
  sid: string;
  status: string;
  to: string;
  digits: string;
  said: { who: 'platform' | 'person'; text: string }[];
  events: string[];
  parameters: Record<string, string | undefined>;
  streaming: boolean;
  sound: boolean;
}

export const accountSid = 'ACsimulated';
export const authToken = 'simulated-auth-token';
export const application = 'simulated-application';

export const providers = ['twilio', 'telnyx'] as const;
export type ProviderName = (typeof providers)[number];

const telnyxKeys = generateKeyPairSync('ed25519');
const telnyxPrivateKey = telnyxKeys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
export const telnyxPublicKey = Buffer.from(
  telnyxKeys.publicKey.export({ format: 'jwk' }).x ?? '',
  'base64url',
).toString('base64');

/** Returns the headers by which a provider signs a form. */
export function signedBy(
  provider: ProviderName,
  url: string,
  fields: Record<string, string>,
  { token = authToken, key = telnyxKeys.privateKey, atMs = Date.now() } = {},
): Record<string, string> {
  if (provider === 'twilio') return { 'x-twilio-signature': signatureOf(url, fields, token) };
  const timestamp = String(Math.floor(atMs / 1000));
  const signed = Buffer.from(`${timestamp}|${new URLSearchParams(fields)}`);
  return {
    'telnyx-timestamp': timestamp,
    'telnyx-signature-ed25519': sign(null, signed, key).toString('base64'),
  };
}

export const testNumber = '+15551234';

/** Starts the phone simulator as a process with short pauses. @param voiceUrl webhook for inbound calls */
export async function startLine(
  voiceUrl: string,
  pace: Record<string, string> = {},
  provider: ProviderName = 'twilio',
) {
  const script = resolve(__dirname, '../../simulator/src/line/main.ts');
  const env = {
    ...process.env,
    PORT: '0',
    ACCOUNT_SID: accountSid,
    AUTH_TOKEN: authToken,
    VOICE_URL: voiceUrl,
    PROVIDER: provider,
    APPLICATION: application,
    PRIVATE_KEY: telnyxPrivateKey,
    PACE_MS: '0',
    RING_MS: '20',
    THINK_MS: '30',
    WAIT_MS: '20',
    ...pace,
  };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = line.replace('listening on ', '');

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}/line/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`The line answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  const simulator = {
    url,
    calls: async () => (await ask('GET', 'calls')) as SimulatedCall[],
    call: async () => (await simulator.calls()).at(-1),
    script: (number: string, behaviour: object) =>
      ask('POST', `numbers/${encodeURIComponent(number)}`, behaviour),
    ring: async (call: { from?: string; keys?: string[] }) =>
      (await ask('POST', 'calls', call)) as SimulatedCall,
    act: (sid: string, act: 'say' | 'press' | 'hang-up' | 'cut' | 'verdict', input: object = {}) =>
      ask('POST', `calls/${sid}/${act}`, input),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
  return simulator;
}

export type SimulatedLine = Awaited<ReturnType<typeof startLine>>;
