import type { EventEmitter } from 'node:events';
import type { Load } from './load.ts';
import type { TestPlatform } from './platform.ts';

interface FaultContext {
  platform: TestPlatform;
  /** One of the fault's `targets`; empty if it has none. */
  target: string;
  load: Pick<Load, 'accepted'>;
  /** Emits `request` after an endpoint has received a request and before it answers. */
  arrivals: EventEmitter;
  /** Number of accepted interviews after which a fault of the group `completions` ends. */
  completions: number;
}

export interface FaultResult {
  /** Required number of messages by dead queue. */
  dead?: Map<string, number>;
  /** Times at which processes of webhook were killed. */
  webhookKills?: Date[];
  /** Whether messages were removed. Then the record of a run may be missing, but not its effect. */
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
   * Injects the fault and removes it, even if it fails halfway.
   * @throws Problem if a promise of this fault alone is broken
   */
  inject(site: FaultContext): Promise<FaultResult | void>;
}

export interface SingleFault extends Omit<Fault, 'targets'> {
  target: string;
}
