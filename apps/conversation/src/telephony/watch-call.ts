import { type Clock, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { outcomeOf, type CallOutcome } from '../domain/phone-call';
import type { PhoneCall, PhoneCallRepository, Telephony } from '../domain/phone-ports';

export interface WatchDeps {
  calls: PhoneCallRepository;
  telephony: Telephony;
  clock: Clock;
  logger: Logger;
  ringMs: number;
  /** Time allowed beyond `ringMs` until the stream of a call begins, milliseconds. */
  slackMs: number;
  pollMs: number;
}

type Watched = { outcome: CallOutcome | 'over' } | { reached: PhoneCall } | undefined;

/** Any replica may get the provider's report. At the time limit it asks the provider, in case a report was lost. */
export async function watchCall(
  { callId, sid }: { callId: string; sid: string },
  deps: WatchDeps,
  reached: (call: PhoneCall) => boolean,
  signal: AbortSignal,
): Promise<Watched> {
  const deadline = deps.clock.now().getTime() + deps.ringMs + deps.slackMs;
  while (!signal.aborted) {
    const call = await deps.calls.find(callId).catch((error: unknown) => {
      deps.logger.warn('Call could not be watched', errorFields(error));
      return undefined;
    });
    if (call?.outcome) return { outcome: call.outcome };
    if (call && reached(call)) return { reached: call };
    if (deps.clock.now().getTime() > deadline) return { outcome: await giveUp(sid, deps) };
    await pause(deps.pollMs, signal);
  }
  return undefined;
}

async function giveUp(sid: string, { telephony, logger }: WatchDeps): Promise<CallOutcome> {
  try {
    const status = await telephony.status(sid);
    await telephony.hangUp(sid);
    const outcome = status && outcomeOf(status, { wasStreamed: false, hasDigits: false });
    return outcome ?? (status === 'in-progress' ? 'failed' : 'no-answer');
  } catch (error) {
    logger.warn('Call could not be hung up', errorFields(error));
    return 'failed';
  }
}
