import { languageOf } from '@colloquy/contracts';
import { isTransient, newId, toAppError } from '@colloquy/kernel';
import { type LineLanguage, linePhrases } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterWrong, type Inbound, type InboundStep, inboundStep } from '../domain/inbound';
import type { DueCalls, PhoneCalls } from '../domain/phone-ports';
import type { Addresses } from './addresses';
import type { Tickets } from './tickets';
import { askForDigits, hangUp, joinToPlatform } from './twiml';

/** Wrong PINs of one meeting, and wrong entries of one caller, before nobody is let in for an hour. */
const guesses = { points: 20, duration: 3600 };

/** Somebody's call to the platform. */
export interface InboundCall extends Inbound {
  callSid: string;
  from: string;
}

/** What answering calls needs. */
export interface InboundDeps {
  dueCalls: Pick<DueCalls, 'findDialIn'>;
  calls: PhoneCalls;
  tickets: Tickets;
  addresses: Addresses;
  words: boolean;
  /** Spoken to callers whose interview is not known. */
  language: LineLanguage;
  logger: Logger;
}

/** Asks callers for meeting id and PIN and joins those who know both to their interview. */
export function makeAnswerInbound(deps: InboundDeps): (call: InboundCall) => Promise<string> {
  const { addresses, logger, language } = deps;
  const phrases = linePhrases(language);
  const farewell = hangUp({ words: phrases.goodbye, language });
  const ask = (words: string, action: string) => askForDigits({ words, language }, action);
  const limiter = new RateLimiterMemory(guesses);

  async function tooManyGuesses(keys: string[]): Promise<boolean> {
    const used = await Promise.all(keys.map((key) => limiter.get(key)));
    return used.some((entry) => entry !== null && entry.consumedPoints >= guesses.points);
  }

  function say(step: Exclude<InboundStep, { check: unknown }>): string {
    if ('refuse' in step) return farewell;
    if (step.ask === 'pin') return ask(phrases.pin, addresses.inbound(step));
    return ask(
      step.again ? phrases.noMatch : phrases.meetingId,
      addresses.inbound({ attempt: step.attempt }),
    );
  }

  async function check(call: InboundCall, entered: { meetingId: string; pin: string }): Promise<string> {
    const keys = [`caller ${call.from}`, `meeting ${entered.meetingId}`];
    if (await tooManyGuesses(keys)) return farewell;
    const found = await deps.dueCalls.findDialIn(entered).catch((error: unknown) => {
      if (isTransient(error)) throw error;
      if (toAppError(error).kind === 'internal')
        logger.warn('A caller could not be let in', errorFields(error));
      return undefined;
    });
    if (!found) {
      await Promise.all(keys.map((key) => limiter.penalty(key)));
      return say(afterWrong(call.attempt));
    }
    const { accountId, interviewId } = found;
    const callId = newId();
    const about = { accountId, interviewId, callId, language: languageOf(found.language) };
    await deps.calls.create({ ...about, kind: 'inbound', digits: false, sid: call.callSid });
    logger.info('Inbound call', { interviewId, callId });
    return joinToPlatform({ callId, ticket: await deps.tickets.issue(callId) }, addresses, deps.words);
  }

  return async (call) => {
    const step = inboundStep(call);
    try {
      return 'check' in step ? await check(call, step.check) : say(step);
    } catch (error) {
      logger.warn('A caller could not be let in', errorFields(error));
      return hangUp({ words: phrases.later, language });
    }
  };
}
