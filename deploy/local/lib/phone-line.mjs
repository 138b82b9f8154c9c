import { join } from 'node:path';
import { readJson, searchPath, writeJson } from './files.mjs';
import { root } from './options.mjs';
import { freePortLike } from './ports.mjs';

/** The account of the platform at the simulated provider, and its number. */
const accountSid = 'ACline';
const number = '+15550000';

/** Whether calls carry sound, made of tones, instead of words. */
const isSound = () => process.env.LINE_SOUND === 'true';

/** Whether the caller's own settings name a provider: then nothing is simulated. */
const isGiven = () => process.env.TELEPHONY !== undefined;

/**
 * How to start the line simulator of a data directory, and what the conversation service must know of it. Its
 * address is the same at every start unless somebody else took the port meanwhile.
 * @param {string} dataDir
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {string} appUrl
 */
export async function planPhoneLine(dataDir, { TELEPHONY_AUTH_TOKEN }, appUrl) {
  if (isGiven()) return undefined;
  const settings = join(dataDir, 'line', 'settings.json');
  const port = await freePortLike(readJson(settings)?.port);
  writeJson(settings, { port });
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, 'logs', 'line.log');
  return {
    url,
    logFile,
    readyUrl: `${url}/readyz`,
    /** Settings of the conversation service. */
    telephony: {
      TELEPHONY: 'twilio',
      TELEPHONY_API_URL: url,
      TELEPHONY_ACCOUNT_SID: accountSid,
      TELEPHONY_AUTH_TOKEN,
      TELEPHONY_FROM: number,
      TELEPHONY_WORDS: String(!isSound()),
      ...(isSound() && { SPEECH_API_URL: `${url}/v1` }),
    },
    recipe: {
      name: 'line',
      command: process.execPath,
      args: ['deploy/local/line.mjs'],
      env: {
        ...paces(),
        PATH: searchPath,
        PORT: String(port),
        ACCOUNT_SID: accountSid,
        AUTH_TOKEN: TELEPHONY_AUTH_TOKEN,
        VOICE_URL: `${appUrl}/telephony/inbound`,
        SOUND: String(isSound()),
      },
      cwd: root,
      logFile,
    },
  };
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof planPhoneLine>>>} PhoneLine */

/** How fast people on the line are, when the caller says so: `LINE_PACE_MS` and the like. */
function paces() {
  const names = ['PACE_MS', 'RING_MS', 'THINK_MS', 'WAIT_MS'];
  const given = names.map((name) => /** @type {const} */ ([name, process.env[`LINE_${name}`]]));
  return /** @type {Record<string, string>} */ (Object.fromEntries(given.filter(([, value]) => value)));
}
