import { errorFields, type Logger } from '@colloquy/logging';
import type { DueCalls, PhoneCall, PhoneCallRepository, Telephony } from '../domain/phone-ports';
import { persist } from '../runtime/persist';
import { isMachine } from './machine-detection';

/** Called with whether a machine has answered. */
type OnVerdict = (machine: boolean) => void;

/** Calls of this process whose provider may still tell who has answered. */
export interface Verdicts {
  /** @returns a function that ends the waiting */
  await(callId: string, onVerdict: OnVerdict): () => void;
  /** @returns whether the call is conducted by this process */
  give(callId: string, machine: boolean): boolean;
}

export function makeVerdicts(): Verdicts {
  const waiting = new Map<string, OnVerdict>();
  return {
    await(callId, onVerdict) {
      waiting.set(callId, onVerdict);
      return () => {
        if (waiting.get(callId) === onVerdict) waiting.delete(callId);
      };
    },
    give(callId, machine) {
      const onVerdict = waiting.get(callId);
      onVerdict?.(machine);
      return onVerdict !== undefined;
    },
  };
}

export interface TakeVerdictDeps {
  verdicts: Verdicts;
  calls: PhoneCallRepository;
  dueCalls: Pick<DueCalls, 'reportCall'>;
  telephony: Pick<Telephony, 'hangUp'>;
  logger: Logger;
  writeMs: number;
}

/**
 * Takes the provider's verdict on who has answered a call. It may reach a process that does not conduct the call: then the
 * interview service, which knows whether words of the call are stored, decides whether it still counts.
 */
export function makeTakeVerdict(
  deps: TakeVerdictDeps,
): (callId: string, answeredBy: string) => Promise<void> {
  async function endElsewhere(call: PhoneCall): Promise<void> {
    const goesOn = await persist(() => deps.dueCalls.reportCall(call, 'machine'), { budgetMs: deps.writeMs });
    if (goesOn) return;
    await deps.calls.settle(call.callId, 'machine');
    if (call.sid) await deps.telephony.hangUp(call.sid);
  }

  return async (callId, answeredBy) => {
    const machine = isMachine(answeredBy);
    if (deps.verdicts.give(callId, machine) || !machine) return;
    const call = await deps.calls.find(callId);
    if (!call || call.outcome || call.kind !== 'dial-in' || call.digits) return;
    // the response does not wait: a provider gives up after a few seconds
    endElsewhere(call).catch((error: unknown) => {
      deps.logger.warn('A call that a machine answered could not be ended', errorFields(error));
    });
  };
}
