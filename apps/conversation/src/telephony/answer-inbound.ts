import { languageOf } from '@colloquy/contracts';
import { isTransient, newId, toAppError } from '@colloquy/kernel';
import { type LineLanguage, linePhrases } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import { afterWrongEntry, type Inbound, type InboundStep, inboundStep } from '../domain/inbound';
import type { DueCalls, PhoneCallRepository, PinGuessRepository } from '../domain/phone-ports';
import type { Addresses } from './addresses';
import type { Tickets } from './tickets';
import type { Instructions } from './twiml';

export interface InboundCall extends Inbound {
  callSid: string;
  from: string;
}

interface InboundDeps {
  dueCalls: Pick<DueCalls, 'findDialIn'>;
  calls: PhoneCallRepository;
  guesses: Pick<PinGuessRepository, 'take' | 'giveBack'>;
  tickets: Tickets;
  addresses: Addresses;
  instructions: Instructions;
  language: LineLanguage;
  logger: Logger;
}

export function makeAnswerInbound(deps: InboundDeps): (call: InboundCall) => Promise<string> {
  const { addresses, guesses, instructions, logger, language } = deps;
  const phrases = linePhrases(language);
  const farewell = instructions.hangUp({ words: phrases.goodbye, language });
  const ask = (words: string, action: string) => instructions.askForDigits({ words, language }, action);

  function say(step: Exclude<InboundStep, { check: unknown }>): string {
    if ('refuse' in step) return farewell;
    if (step.ask === 'pin') return ask(phrases.pin, addresses.inbound(step));
    return ask(
      step.isRetry ? phrases.noMatch : phrases.meetingId,
      addresses.inbound({ attempt: step.attempt }),
    );
  }

  async function check(call: InboundCall, entered: { meetingId: string; pin: string }): Promise<string> {
    const keys = [`caller ${call.from}`, `meeting ${entered.meetingId}`];
    if (!(await guesses.take(keys))) return farewell;
    const found = await deps.dueCalls.findDialIn(entered).catch(async (error: unknown) => {
      if (isTransient(error)) {
        await guesses.giveBack(keys);
        throw error;
      }
      if (toAppError(error).kind === 'internal')
        logger.warn('Inbound caller was refused', errorFields(error));
      return undefined;
    });
    if (!found) return say(afterWrongEntry(call.attempt));
    await guesses.giveBack(keys);
    const { accountId, interviewId } = found;
    const callId = newId();
    const about = { accountId, interviewId, callId, language: languageOf(found.language) };
    await deps.calls.create({ ...about, kind: 'inbound', digits: false, sid: call.callSid });
    logger.info('Inbound call', { interviewId, callId });
    return instructions.join({ callId, ticket: await deps.tickets.issue(callId) });
  }

  return async (call) => {
    const step = inboundStep(call);
    try {
      return 'check' in step ? await check(call, step.check) : say(step);
    } catch (error) {
      logger.warn('Inbound caller was refused', errorFields(error));
      return instructions.hangUp({ words: phrases.later, language });
    }
  };
}
