import { languageOf } from '@colloquy/contracts';
import type { Router } from '@colloquy/http';
import { AppError, type Component } from '@colloquy/kernel';
import { lineLanguageOf, type OnCall } from '@colloquy/language';
import type { Config } from '../config';
import type {
  DueCalls,
  LaunchCall,
  PhoneCallRepository,
  PinGuessRepository,
  SwitchToPhone,
} from '../domain/phone-ports';
import type { OpenPhone } from '../use-cases/open-phone';
import { addressesAt } from './addresses';
import { makeAnswerInbound } from './answer-inbound';
import { type HandleCallDeps, makeHandleCall } from './handle-call';
import { makeTakeStatus } from './call-status';
import { makeDialler } from './dialler';
import { makeMediaSocket } from './media-socket';
import { makeProvider } from './provider';
import { makeSwitchToPhone } from './switch-to-phone';
import { telephonyRoutes } from './telephony-routes';
import { makeTakeVerdict, makeVerdicts } from './take-verdict';
import { makeTickets } from './tickets';

interface TelephonyDeps extends Pick<HandleCallDeps, 'clock' | 'logger' | 'speech' | 'recordings'> {
  calls: PhoneCallRepository;
  guesses: PinGuessRepository;
  dueCalls: DueCalls;
  onCall: OnCall;
}

export interface TelephonyKit {
  switchToPhone: SwitchToPhone;
  launchCall: LaunchCall;
  serve(open: OpenPhone): {
    routes: Router;
    takes: ReturnType<typeof makeMediaSocket>['takes'];
    /** In the order of starting, with the parts of the page. */
    edgesAround(page: readonly Component[]): readonly Component[];
  };
}

/** Returns undefined if the settings name no provider. */
export function makeTelephony(
  { telephony: config, ...settings }: Config,
  deps: TelephonyDeps,
): TelephonyKit | undefined {
  if (config.provider === 'none') return undefined;
  const { calls, guesses, dueCalls, speech, logger, clock } = deps;
  const { leaseMs } = settings;
  const { writeMs } = settings.patience;
  const recordings = config.record ? deps.recordings : undefined;
  const { ringMs, slackMs, pollMs, words, countryPrefixes } = config;
  const language = lineLanguageOf(languageOf(config.language));
  if (!words && !speech.models)
    throw new Error('SPEECH_API_URL or SPEECH_LOCAL_MODELS must be set, or TELEPHONY_WORDS');
  const callbackUrl = config.callbackUrl || settings.appUrl;
  const addresses = addressesAt(callbackUrl);
  const tickets = makeTickets(settings.resumeSecret, calls);
  const { telephony, detecting, verify, instructions } = makeProvider(config, addresses, clock, deps.onCall);
  const verdicts = makeVerdicts();
  const working = { calls, guesses, dueCalls, telephony, tickets, clock, logger, leaseMs, writeMs };
  const watching = { ...working, ringMs, slackMs, pollMs, countryPrefixes };
  const dialler = makeDialler({ ...watching, ...config, telephony: detecting });
  return {
    switchToPhone: makeSwitchToPhone({ ...watching, perHour: config.switchesPerHour }),
    async launchCall(ref) {
      await dueCalls.requestCall(ref);
      dialler.kick();
    },
    serve(open) {
      const media = makeMediaSocket({
        tickets,
        answer: makeHandleCall({ ...working, ...config, speech, recordings, verdicts, open }),
        clock,
        logger,
        helloMs: settings.socket.helloMs,
        total: config.most,
        words,
        codec: config.codec,
      });
      return {
        takes: media.takes,
        // the dialler stops first, and calls are taken until the sessions are given up
        edgesAround: (page) => [media, ...page, dialler],
        routes: telephonyRoutes({
          verify,
          callbackUrl,
          instructions,
          calls,
          tickets,
          takeStatus: makeTakeStatus(working),
          takeVerdict: makeTakeVerdict({ ...working, verdicts }),
          answerInbound: makeAnswerInbound({ ...working, addresses, instructions, language }),
        }),
      };
    },
  };
}

export const noTelephony: Pick<TelephonyKit, 'switchToPhone' | 'launchCall'> = {
  switchToPhone: async () => false,
  launchCall: async () => {
    throw new AppError('conflict', 'TELEPHONY_OFF', 'This platform makes no calls');
  },
};
