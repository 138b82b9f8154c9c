import type { PhoneCall } from '../domain/phone-ports';
import type { MachineDetection } from './machine-detection';
import type { Verdicts } from './take-verdict';

/** Longest wait for a verdict, from the answer on and from the first words on, milliseconds. */
const verdictMs = 5000;
const verdictAfterWordsMs = 1500;

export interface JudgeDeps {
  machineDetection: MachineDetection;
  verdicts: Verdicts;
}

export interface JudgeEvents {
  /** No machine has answered, as far as is known: called once, if the call had to wait for it. */
  decided(): void;
  /** A machine has answered; this may turn out after `decided`. */
  machine(): void;
}

export interface Judgement {
  /** Whether the session must wait. */
  isOpen(): boolean;
  wordsCame(): void;
  end(): void;
}

/** Waits for the provider's verdict on who has answered a call to an expert's own number. */
export function judgeCall(
  { callId, kind, digits, connectedAt }: PhoneCall,
  { machineDetection, verdicts }: JudgeDeps,
  on: JudgeEvents,
): Judgement {
  const isJudged = kind === 'dial-in' && !digits && machineDetection !== 'none';
  let isOpen = isJudged && !connectedAt;
  let afterWords: NodeJS.Timeout | undefined;
  const limit = isOpen ? setTimeout(decide, verdictMs) : undefined;

  function decide(): void {
    if (!isOpen) return;
    close();
    on.decided();
  }

  function close(): void {
    isOpen = false;
    clearTimeout(limit);
    clearTimeout(afterWords);
  }

  const forget = isJudged
    ? verdicts.await(callId, (machine) => (machine ? on.machine() : decide()))
    : undefined;
  return {
    isOpen: () => isOpen,
    wordsCame() {
      if (isOpen) afterWords ??= setTimeout(decide, verdictAfterWordsMs);
    },
    end() {
      close();
      forget?.();
    },
  };
}
