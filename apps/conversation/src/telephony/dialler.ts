import { type Component, makeDueWorker } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { CallOutcome } from '../domain/phone-call';
import type { DueCall, DueCalls, PinGuessRepository } from '../domain/phone-ports';
import { persist } from '../runtime/persist';
import { keepCallLease } from './keep-call-lease';
import { placeCall, type PlaceCallDeps } from './place-call';
import { watchCall, type WatchDeps } from './watch-call';

export interface DiallerDeps extends WatchDeps, PlaceCallDeps {
  dueCalls: DueCalls;
  guesses: Pick<PinGuessRepository, 'forget'>;
  leaseMs: number;
  writeMs: number;
  atOnce: number;
  claimMs: number;
}

const rememberMs = 24 * 3600 * 1000;
const forgetMs = 10 * 60 * 1000;

/** One replica takes each call under a lease; if the replica dies, the interview service schedules the call again. */
export function makeDialler(deps: DiallerDeps): Component & { kick(): void } {
  const { dueCalls, calls, telephony, logger } = deps;
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
    const ring: Promise<void> = attemptCall(
      call,
      logger.child({ interviewId: call.interviewId, callId: call.callId }),
    )
      .catch((error: unknown) => logger.warn('A call was given up', errorFields(error)))
      .finally(() => ringing.delete(ring));
    ringing.add(ring);
    return true;
  }

  async function attemptCall(call: DueCall, log: Logger): Promise<void> {
    const kept = new AbortController();
    const signal = AbortSignal.any([kept.signal, stopping.signal]);
    try {
      const lost = keepCallLease(call, { ...deps, logger: log }, signal);
      const sid = await placeCall(call, { ...deps, logger: log }, stopping.signal);
      if (sid === undefined) return await report(call, 'failed', log);
      void lost.then((isLost) => (isLost ? cancel(call, sid, log) : undefined));
      const watched = await watchCall(
        { callId: call.callId, sid },
        { ...deps, logger: log },
        ({ streamedAt }) => streamedAt !== null,
        signal,
      );
      // repeatable: a replica that received the provider's status reports the same outcome
      if (watched && 'outcome' in watched && watched.outcome !== 'over')
        await report(call, watched.outcome, log);
      // the next replica has a lease's time to see the call connect or fail
      if (!watched && stopping.signal.aborted) await dueCalls.renewCall(call, deps.ringMs + deps.leaseMs);
    } finally {
      kept.abort();
    }
  }

  async function cancel({ callId }: DueCall, sid: string, log: Logger): Promise<void> {
    log.info('Call canceled: its lease is lost');
    await calls.settle(callId, 'canceled');
    await telephony.hangUp(sid).catch((error: unknown) => {
      log.warn('A call could not be hung up', errorFields(error));
    });
  }

  async function report(call: DueCall, outcome: CallOutcome, log: Logger): Promise<void> {
    log.info('Call failed', { outcome });
    await calls.settle(call.callId, outcome);
    await persist(() => dueCalls.reportCall(call, outcome), {
      budgetMs: deps.writeMs,
      signal: stopping.signal,
    });
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
