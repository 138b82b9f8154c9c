import { errorFields, type Logger } from '@colloquy/logging';
import { isMachine } from '../domain/machine-detection';
import type { DueCalls, PhoneCall, PhoneCallRepository, Telephony } from '../domain/phone-ports';
import { persist } from '../runtime/persist';

type OnVerdict = (machine: boolean) => void;

export interface Verdicts {
  /** @returns a function that ends the wait */
  await(callId: string, onVerdict: OnVerdict): () => void;
  /** @returns whether this process conducts the call */
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

interface TakeVerdictDeps {
  verdicts: Verdicts;
  calls: PhoneCallRepository;
  dueCalls: Pick<DueCalls, 'reportCall'>;
  telephony: Pick<Telephony, 'hangUp'>;
  logger: Logger;
  writeMs: number;
}

/** A verdict may reach another process. Then the interview service decides, which knows whether words are stored. */
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
