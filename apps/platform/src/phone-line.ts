import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { readJson, searchPath, writeJson } from './files.ts';
import { root } from './root.ts';
import { freePortPreferring } from './ports.ts';
import type { Secrets } from './accounts/secrets.ts';

const accountSid = 'ACline';
const application = 'application-line';
const number = '+15550000';

const isSound = () => process.env.LINE_SOUND === 'true';

const isTelnyx = () => process.env.LINE_PROVIDER === 'telnyx';

const isGiven = () => process.env.TELEPHONY !== undefined;

/** Plans the line simulator. Its address stays the same unless another process took the port. */
export async function planPhoneLine(dataDir: string, { TELEPHONY_AUTH_TOKEN }: Secrets, appUrl: string) {
  if (isGiven()) return undefined;
  const settings = join(dataDir, 'line', 'settings.json');
  const port = await freePortPreferring(readJson(settings)?.port);
  writeJson(settings, { port });
  const url = `http://127.0.0.1:${port}`;
  const telnyx = isTelnyx() ? newTelnyxKeys() : undefined;
  const logFile = join(dataDir, 'logs', 'line.log');
  return {
    url,
    logFile,
    readyUrl: `${url}/readyz`,
    telephony: {
      TELEPHONY: 'twilio',
      TELEPHONY_API_URL: url,
      TELEPHONY_ACCOUNT_SID: accountSid,
      TELEPHONY_AUTH_TOKEN,
      TELEPHONY_FROM: number,
      TELEPHONY_WORDS: String(!isSound()),
      ...telnyx?.settings,
      ...(isSound() && {
        SPEECH_API_URL: process.env.SPEECH_API_URL ?? `${url}/v1`,
        // the model classifies the line's tones as noise
        VOICE_ACTIVITY: process.env.VOICE_ACTIVITY ?? 'level',
      }),
    },
    recipe: {
      name: 'line',
      command: process.execPath,
      args: ['apps/simulator/src/line/main.ts'],
      env: {
        ...peopleSettings(),
        PATH: searchPath,
        PORT: String(port),
        ACCOUNT_SID: accountSid,
        AUTH_TOKEN: TELEPHONY_AUTH_TOKEN,
        VOICE_URL: `${appUrl}/telephony/inbound`,
        SOUND: String(isSound()),
        ...telnyx?.env,
      },
      cwd: root,
      logFile,
    },
  };
}

export type PhoneLine = NonNullable<Awaited<ReturnType<typeof planPhoneLine>>>;

function peopleSettings() {
  const names = ['PACE_MS', 'RING_MS', 'THINK_MS', 'WAIT_MS', 'VOICE'];
  const given = names.map((name) => [name, process.env[`LINE_${name}`]] as const);
  return Object.fromEntries(given.filter(([, value]) => value)) as Record<string, string>;
}

/** Returns what Telnyx needs in addition to the settings of Twilio. */
function newTelnyxKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    settings: {
      TELEPHONY: 'telnyx',
      TELEPHONY_APPLICATION: application,
      TELEPHONY_PUBLIC_KEY: Buffer.from(x, 'base64url').toString('base64'),
    },
    env: {
      PROVIDER: 'telnyx',
      APPLICATION: application,
      PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    },
  };
}
