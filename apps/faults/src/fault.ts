import type { EventEmitter } from 'node:events';
import type { Load } from './load.ts';
import type { TestPlatform } from './platform.ts';

interface Site {
  platform: TestPlatform;
  /** One of the fault's `targets`; empty for a fault without targets. */
  target: string;
  load: Pick<Load, 'accepted'>;
  /** Emits `request` when an endpoint has received a request and not yet answered. */
  arrivals: EventEmitter;
  /** Number of accepted interviews that ends a fault of the group `completions`. */
  completions: number;
}

export interface Aftermath {
  /** Required number of messages by dead queue. */
  dead?: Map<string, number>;
  /** Times at which processes of webhook were killed. */
  webhookKills?: Date[];
  /** Messages were removed: the record of a run whose message was removed may be missing, its effect may not. */
  lostMessages?: true;
  note?: string;
}

export interface Fault {
  /** `<group>` or `<group>:<subject>`; `kill:<service>` stands for one fault for each of `targets`. */
  name: string;
  targets?: readonly string[];
  /** Describes the fault in one line, without a full stop. */
  summary: string;
  /** `failed requests` are 5xx answers with `{error}`, broken connections and requests without an answer. */
  allowed: 'no failure' | 'failed requests';
  /**
   * Injects the fault and removes it, also if it fails half-way.
   * @throws Problem if a promise of this fault alone is broken
   */
  inject(site: Site): Promise<Aftermath | void>;
}

/** A fault with one target. */
export interface SingleFault extends Omit<Fault, 'targets'> {
  target: string;
}
