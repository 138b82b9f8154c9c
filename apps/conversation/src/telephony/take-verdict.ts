import { errorFields, type Logger } from '@colloquy/logging';
import { isMachineVerdict } from '../domain/machine-detection';
import type { DueCalls, PhoneCall, PhoneCallRepository, Telephony } from '../domain/phone-ports';
import { persist } from '../runtime/persist';

type OnVerdict = (isMachine: boolean) => void;

export interface Verdicts {
  /** @returns a function that ends the wait */
  await(callId: string, onVerdict: OnVerdict): () => void;
  /** @returns whether this process conducts the call */
  give(callId: string, isMachine: boolean): boolean;
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
    give(callId, isMachine) {
      const onVerdict = waiting.get(callId);
      onVerdict?.(isMachine);
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
    const isMachine = isMachineVerdict(answeredBy);
    if (deps.verdicts.give(callId, isMachine) || !isMachine) return;
    const call = await deps.calls.find(callId);
    if (!call || call.outcome || call.kind !== 'dial-in' || call.digits) return;
    // the response does not wait: a provider gives up after a few seconds
    endElsewhere(call).catch((error: unknown) => {
      deps.logger.warn('A call that a machine answered could not be ended', errorFields(error));
    });
  };
}
