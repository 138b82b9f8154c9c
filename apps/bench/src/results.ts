import type { Growth } from './growth-costs.ts';
import type { Latency } from './completions.ts';
import type { EventRates } from './events.ts';
import type { Machine } from './machine.ts';
import type { Neighbours } from './neighbours.ts';
import type { Sizes } from './options.ts';
import type { Comparison } from './compare-servers.ts';
import type { SessionResult } from './sessions.ts';
import type { Soak } from './soak.ts';
import type { Spread } from './statistics.ts';
import type { Webhooks } from './webhooks.ts';
import type { VoiceResult } from './voice.ts';

/** A limit of a measured value. `reached` has the unit of `limit`. */
export interface Target {
  what: string;
  limit: number;
  reached: number;
  met: boolean;
}

export interface Results {
  machine: Machine;
  settings: Record<string, string>;
  sizes: Sizes;
  requests: Record<string, Comparison>;
  latency: Latency[];
  events?: EventRates;
  sessions?: SessionResult;
  voice?: VoiceResult;
  soak?: Soak;
  neighbours?: Neighbours;
  webhooks?: Webhooks;
  console?: { usableMs: Spread };
  growth?: Growth;
  failures: { part: string; error: string }[];
  targets: Target[];
}
