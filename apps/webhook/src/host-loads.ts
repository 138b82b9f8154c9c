import { type HostLoad, slowAfterMs } from './domain/places';

/** Most quick hosts that are remembered; of one that is forgotten the next answer tells. */
const remembered = 10_000;

/** Keeps count of the attempts in flight at each host and of who answers quickly. */
export interface HostLoads {
  /** `answered` when the host has done its part, whatever it answered; `end` frees the place. */
  begin(host: string): { answered(): void; end(): void };
  of(host: string): HostLoad;
  /** Hosts with attempts in flight. */
  busy(): string[];
}

/** @param now milliseconds, of a clock that only goes forward */
export function makeHostLoads(now: () => number): HostLoads {
  const begun = new Map<string, Set<{ at: number; isAnswered: boolean }>>();
  const quick = new Set<string>();

  function remember(host: string, isQuick: boolean): void {
    quick.delete(host);
    if (!isQuick) return;
    quick.add(host);
    const [oldest] = quick;
    if (quick.size > remembered && oldest !== undefined) quick.delete(oldest);
  }

  return {
    begin(host) {
      const attempt = { at: now(), isAnswered: false };
      const ofHost = begun.get(host) ?? new Set();
      begun.set(host, ofHost.add(attempt));
      return {
        answered: () => {
          attempt.isAnswered = true;
          remember(host, now() - attempt.at < slowAfterMs);
        },
        end: () => {
          ofHost.delete(attempt);
          if (ofHost.size === 0 && begun.get(host) === ofHost) begun.delete(host);
        },
      };
    },
    of(host) {
      const ofHost = begun.get(host);
      // they stand in the order they were begun in
      const oldest = [...(ofHost ?? [])].find(({ isAnswered }) => !isAnswered);
      const isWaiting = oldest !== undefined && now() - oldest.at >= slowAfterMs;
      return { inFlight: ofHost?.size ?? 0, isQuick: quick.has(host) && !isWaiting };
    },
    busy: () => [...begun.keys()],
  };
}
