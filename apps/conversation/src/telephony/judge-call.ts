import type { MachineDetection } from '../domain/machine-detection';
import type { PhoneCall } from '../domain/phone-ports';
import type { Verdicts } from './take-verdict';

/** Longest wait for a verdict, from the answer and from the first words. */
const verdictMs = 5000;
const verdictAfterWordsMs = 1500;

export interface JudgeDeps {
  machineDetection: MachineDetection;
  verdicts: Verdicts;
}

interface JudgeEvents {
  /** Called once if the call waited for a verdict and no machine has been detected. */
  decided(): void;
  /** May follow `decided`. */
  machine(): void;
}

export interface Judgement {
  isOpen(): boolean;
  wordsCame(): void;
  end(): void;
}

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
    ? verdicts.await(callId, (isMachine) => (isMachine ? on.machine() : decide()))
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
