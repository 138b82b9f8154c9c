import { errorFields, type Logger } from '@colloquy/logging';
import { digitsToEnter, mayBeCalled, toInternationalForm } from '../domain/phone-call';
import type { DueCall, PhoneCallRepository, Telephony } from '../domain/phone-ports';
import type { Tickets } from './tickets';

export interface PlaceCallDeps {
  calls: PhoneCallRepository;
  telephony: Telephony;
  tickets: Tickets;
  logger: Logger;
  digitPause: string;
  countryPrefixes: readonly string[];
}

/** Returns undefined if the call was not placed. */
export async function placeCall(
  call: DueCall,
  deps: PlaceCallDeps,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { calls, logger } = deps;
  const { accountId, interviewId, callId, language } = call;
  const to = toInternationalForm(call.phone);
  const digits = digitsToEnter(call, deps.digitPause);
  try {
    await endOthers(call, deps);
    if (!mayBeCalled(to, deps.countryPrefixes)) {
      logger.warn('Number is not allowed');
      return undefined;
    }
    const about = { accountId, interviewId, callId, language };
    await calls.create({ ...about, kind: 'dial-in', digits: digits !== '', sid: '' });
    const ticket = await deps.tickets.issue(callId);
    logger.info('Dialling', { attempt: call.attempt });
    const sid = await deps.telephony.dial({ accountId, callId, to, digits, ticket }, signal);
    await calls.setSid(callId, sid);
    return sid;
  } catch (error) {
    logger.warn('Call could not be placed', errorFields(error));
    return undefined;
  }
}

/** No replica would answer a call that a dead replica left ringing. */
async function endOthers(
  { interviewId, callId }: DueCall,
  { calls, telephony }: PlaceCallDeps,
): Promise<void> {
  for (const other of await calls.others(interviewId, callId)) {
    if (other.kind !== 'dial-in' || !(await calls.settle(other.callId, 'canceled'))) continue;
    if (other.sid) await telephony.hangUp(other.sid);
  }
}
