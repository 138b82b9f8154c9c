import { type Clock, pause } from '@colloquy/kernel';
import type { PhoneCall } from '../domain/phone-ports';
import type { Runner } from '../runtime/runner';
import type { OpenPhone } from '../use-cases/open-phone';
import { Refusal } from '../use-cases/refusal';

const againMs = 500;

/** Retries temporary failures: otherwise the expert would have to call again. */
export async function openPatiently(
  call: PhoneCall,
  { open, clock, writeMs }: { open: OpenPhone; clock: Clock; writeMs: number },
  isOver: () => boolean,
): Promise<Runner | undefined> {
  const deadline = clock.now().getTime() + writeMs;
  while (!isOver()) {
    try {
      return await open(call);
    } catch (error) {
      const isTemporary = error instanceof Refusal && error.code === 'unavailable';
      if (!isTemporary || clock.now().getTime() > deadline) throw error;
      await pause(againMs);
    }
  }
  return undefined;
}
