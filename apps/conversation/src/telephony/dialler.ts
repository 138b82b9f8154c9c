import { type Component, makeDueWorker } from '@colloquy/kernel';
import { errorFields } from '@colloquy/logging';
import type { PinGuessRepository } from '../domain/phone-ports';
import { type AttemptDeps, attemptCall } from './attempt-call';

interface DiallerDeps extends AttemptDeps {
  guesses: Pick<PinGuessRepository, 'forget'>;
  atOnce: number;
  claimMs: number;
}

const rememberMs = 24 * 3600 * 1000;
const forgetMs = 10 * 60 * 1000;

/** One replica takes each call under a lease; if the replica dies, the interview service schedules the call again. */
export function makeDialler(deps: DiallerDeps): Component & { kick(): void } {
  const { dueCalls, calls, logger } = deps;
  const stopping = new AbortController();
  const ringing = new Set<Promise<void>>();
  let forgottenAt = 0;

  const worker = makeDueWorker({
    name: 'dialler',
    everyMs: deps.claimMs,
    work: [claimNext],
    failed: (error) => logger.warn('Due calls could not be claimed', errorFields(error)),
  });

  async function claimNext(): Promise<boolean> {
    await forget();
    if (ringing.size >= deps.atOnce) return false;
    const call = await dueCalls.claimCall(deps.leaseMs);
    if (!call) return false;
    const ring: Promise<void> = attemptCall(call, deps, stopping.signal)
      .catch((error: unknown) => logger.warn('Call attempt failed', errorFields(error)))
      .finally(() => ringing.delete(ring));
    ringing.add(ring);
    return true;
  }

  async function forget(): Promise<void> {
    const now = deps.clock.now().getTime();
    if (now - forgottenAt < forgetMs) return;
    forgottenAt = now;
    const before = new Date(now - rememberMs);
    await Promise.all([calls.forget(before), deps.guesses.forget(before)]);
  }

  return {
    name: worker.name,
    kick: worker.kick,
    start: worker.start,
    async stop() {
      stopping.abort();
      await worker.stop();
      await Promise.all(ringing);
    },
  };
}
