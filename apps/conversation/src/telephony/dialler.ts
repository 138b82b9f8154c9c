import { type Component, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { dialable, digitsToEnter, mayBeCalled, type CallOutcome } from '../domain/phone-call';
import type { DueCall, DueCalls, PinGuesses } from '../domain/phone-ports';
import { persist } from '../runtime/persist';
import { keepCall } from './keep-call';
import type { Tickets } from './tickets';
import { watchCall, type WatchDeps } from './watch-call';

/** Settings of the dialler. */
export interface DiallerDeps extends WatchDeps {
  dueCalls: DueCalls;
  guesses: Pick<PinGuesses, 'forget'>;
  tickets: Tickets;
  leaseMs: number;
  /** How long a report is tried, milliseconds. */
  writeMs: number;
  /** Calls that ring at once. */
  atOnce: number;
  /** Pause between two looks for calls that are due, milliseconds. */
  claimMs: number;
  /** Before a meeting id or PIN is typed; `w` is half a second. */
  digitPause: string;
  countryPrefixes: readonly string[];
}

/** How long calls and guesses are remembered, milliseconds; and how often the older ones are forgotten. */
const rememberMs = 24 * 3600 * 1000;
const forgetMs = 10 * 60 * 1000;

/**
 * Makes the calls that are due. Each is taken by one replica under a lease; when that replica dies the lease lapses
 * and the interview service has the call made anew.
 */
export function makeDialler(deps: DiallerDeps): Component & { kick(): void } {
  const { dueCalls, calls, telephony, logger } = deps;
  const stopping = new AbortController();
  const ringing = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let waiting = new AbortController();
  let forgottenAt = 0;

  async function look(): Promise<boolean> {
    if (ringing.size >= deps.atOnce) return false;
    const call = await dueCalls.claimCall(deps.leaseMs);
    if (!call) return false;
    const ring: Promise<void> = make(
      call,
      logger.child({ interviewId: call.interviewId, callId: call.callId }),
    )
      .catch((error: unknown) => logger.warn('A call was given up', errorFields(error)))
      .finally(() => ringing.delete(ring));
    ringing.add(ring);
    return true;
  }

  async function make(call: DueCall, log: Logger): Promise<void> {
    const kept = new AbortController();
    const signal = AbortSignal.any([kept.signal, stopping.signal]);
    try {
      const lost = keepCall(call, { ...deps, logger: log }, signal);
      const sid = await place(call, log);
      if (sid === undefined) return await report(call, 'failed', log);
      void lost.then((isLost) => (isLost ? drop(call, sid, log) : undefined));
      const watched = await watchCall(
        { callId: call.callId, sid },
        { ...deps, logger: log },
        ({ streamedAt }) => streamedAt !== null,
        signal,
      );
      // a decision of this replica; the others report their own
      if (watched && 'outcome' in watched && watched.outcome !== 'over')
        await report(call, watched.outcome, log);
      // whoever takes over has a lease's time to see it connect or fail
      if (!watched && stopping.signal.aborted) await dueCalls.renewCall(call, deps.ringMs + deps.leaseMs);
    } finally {
      kept.abort();
    }
  }

  /** @returns the provider's name for the call; undefined when it was not placed */
  async function place(call: DueCall, log: Logger): Promise<string | undefined> {
    const { accountId, interviewId, callId, language } = call;
    const to = dialable(call.phone);
    const digits = digitsToEnter(call, deps.digitPause);
    try {
      await endOthers(call);
      if (!mayBeCalled(to, deps.countryPrefixes)) {
        log.warn('A number may not be called');
        return undefined;
      }
      const about = { accountId, interviewId, callId, language };
      await calls.create({ ...about, kind: 'dial-in', digits: digits !== '', sid: '' });
      const ticket = await deps.tickets.issue(callId);
      log.info('Dialling', { attempt: call.attempt });
      const sid = await telephony.dial({ callId, to, digits, ticket }, stopping.signal);
      await calls.named(callId, sid);
      return sid;
    } catch (error) {
      log.warn('A call could not be placed', errorFields(error));
      return undefined;
    }
  }

  /** What a dead replica left ringing would be answered by nobody. */
  async function endOthers({ interviewId, callId }: DueCall): Promise<void> {
    for (const other of await calls.others(interviewId, callId)) {
      if (other.kind !== 'dial-in' || !(await calls.settle(other.callId, 'canceled'))) continue;
      if (other.sid) await telephony.hangUp(other.sid);
    }
  }

  async function drop({ callId }: DueCall, sid: string, log: Logger): Promise<void> {
    log.info('A call is dropped: it is no longer wanted');
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

  async function loop(): Promise<void> {
    let failing = false;
    while (!stopping.signal.aborted) {
      let found = false;
      try {
        await forget();
        found = await look();
        failing = false;
      } catch (error) {
        if (!failing) logger.warn('Due calls could not be looked for', errorFields(error));
        failing = true;
      }
      if (found) continue;
      waiting = new AbortController();
      await pause(deps.claimMs, AbortSignal.any([waiting.signal, stopping.signal]));
    }
  }

  return {
    name: 'dialler',
    /** Looks for calls at once. */
    kick: () => waiting.abort(),
    async start() {
      running = loop();
    },
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(ringing);
    },
  };
}
