import { setMaxListeners } from 'node:events';
import { pause } from '@colloquy/kernel';
import type { Attempt } from '../domain/delivery';
import type { Permit } from '../domain/ports';
import { hostOf } from '../domain/request';
import { addTo, type PermitCounts } from './permit-counts';

const interruptMs = 2000;

export function makeRunningAttempts(options: {
  permits: Pick<PermitCounts, 'occupy'>;
  /** Never rejects. */
  attempt: (attempt: Attempt, stop: AbortSignal) => Promise<unknown>;
  ended: () => void;
}) {
  const { permits, attempt, ended } = options;
  const inFlight = new Set<Promise<unknown>>();
  const accounts = new Map<string, number>();
  const interrupt = new AbortController();
  setMaxListeners(0, interrupt.signal); // at most one listener per permit

  function hold(host: string, accountId: string, work: () => Promise<unknown>): void {
    permits.occupy(host, 1);
    addTo(accounts, accountId, 1);
    const running = work().finally(() => {
      inFlight.delete(running);
      permits.occupy(host, -1);
      addTo(accounts, accountId, -1);
      ended();
    });
    inFlight.add(running);
  }

  return {
    countOf: (accountId: string) => accounts.get(accountId) ?? 0,
    run: (begun: Attempt) =>
      hold(hostOf(begun.request), begun.accountId, () => attempt(begun, interrupt.signal)),
    reserve(host: string, accountId: string): Permit {
      let settle: (begun: Attempt | undefined) => void = () => undefined;
      const outcome = new Promise<Attempt | undefined>((resolve) => (settle = resolve));
      hold(host, accountId, async () => {
        const begun = await outcome;
        if (begun) await attempt(begun, interrupt.signal);
      });
      return { use: settle, release: () => settle(undefined) };
    },
    async stop(graceMs: number): Promise<void> {
      const finished = new AbortController();
      void Promise.all(inFlight).then(() => finished.abort());
      await pause(graceMs, finished.signal);
      interrupt.abort();
      await pause(interruptMs, finished.signal);
    },
  };
}
