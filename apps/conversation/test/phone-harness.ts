import { freePort, until } from '@colloquy/testing';
import type { Overrides } from '../src/app';
import { makeHarness } from './harness';
import {
  accountSid,
  application,
  authToken,
  type ProviderName,
  type SimulatedCall,
  startLine,
  telnyxPublicKey,
  testNumber,
} from './line';
import type { ScriptedInterview, ScriptedPlatform } from './scripted-platform';

type Change = Record<string, string | number>;

export function makePhoneHarness(provider: ProviderName = 'twilio') {
  const harness = makeHarness();

  return {
    ...harness,
    async platform(number: string, over: Partial<ScriptedInterview> = {}) {
      const platform = await harness.platform(over);
      platform.interview.phone.number = number;
      return platform;
    },
    /** Starts the service under an address that the simulator can reach. */
    async service(
      platform: ScriptedPlatform,
      change: Change = {},
      pace: Record<string, string> = {},
      over: Overrides = {},
    ) {
      const port = await freePort();
      const callbackUrl = `http://127.0.0.1:${port}`;
      const line = await startLine(`${callbackUrl}/telephony/inbound`, pace, provider);
      harness.onCleanUp(() => line.stop());
      const settings: Change = {
        TELEPHONY: provider,
        TELEPHONY_API_URL: line.url,
        TELEPHONY_ACCOUNT_SID: accountSid,
        TELEPHONY_AUTH_TOKEN: authToken,
        TELEPHONY_FROM: '+15550000',
        TELEPHONY_APPLICATION: application,
        TELEPHONY_PUBLIC_KEY: telnyxPublicKey,
        TELEPHONY_CALLBACK_URL: callbackUrl,
        TELEPHONY_WORDS: 'true',
        DIAL_EVERY_MS: 50,
        CALL_POLL_MS: 20,
        CONFERENCE_SETTLE_MS: 150,
        CLOSING_MS: 300,
        EARLY_DISCONNECT_MS: 1,
        ...(change['TELEPHONY_WORDS'] === 'false' ? { SPEECH_API_URL: `${line.url}/v1` } : {}),
        ...change,
      };
      const overrides: Overrides = { endOfTurn: () => 20, ...over };
      const own = { ...settings, PORT: port };
      const app = await harness.app(platform, own, overrides);
      return {
        app,
        settings: own,
        overrides,
        line,
        callbackUrl,
        /** Starts another replica, which the provider cannot reach. */
        replica: () => harness.app(platform, settings, overrides),
        due: () => (platform.interview.phone.due = true),
        async callThat(is: (call: SimulatedCall) => boolean, what: string): Promise<SimulatedCall> {
          let found: SimulatedCall | undefined;
          await until(async () => (found = (await line.calls()).find(is)) !== undefined, what).catch(
            async (error: Error) => {
              throw new Error(`${error.message}; calls: ${JSON.stringify(await line.calls())}`);
            },
          );
          return found as SimulatedCall;
        },
      };
    },
    async reasons(platform: ScriptedPlatform, ...reasons: (string | undefined)[]) {
      const as = (list: unknown[]) => JSON.stringify(list);
      await until(() => as(platform.reasons()) === as(reasons), `${as(reasons)}`).catch((error: Error) => {
        throw new Error(`${error.message}; got ${as(platform.reasons())}; said ${as(platform.said())}`);
      });
    },
    async outcomes(platform: ScriptedPlatform, ...outcomes: string[]) {
      const { phone } = platform.interview;
      const as = (list: unknown[]) => JSON.stringify(list);
      await until(() => as(phone.outcomes) === as(outcomes), as(outcomes)).catch((error: Error) => {
        throw new Error(`${error.message}; got ${as(phone.outcomes)}`);
      });
    },
  };
}

export { testNumber };
