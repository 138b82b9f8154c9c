import type { EventEmitter } from 'node:events';
import type { Load } from './load.ts';
import type { TestPlatform } from './platform.ts';

interface Site {
  platform: TestPlatform;
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
  note?: string;
}

export interface Fault {
  name: string;
  what: string;
  /** No request may fail. */
  clean?: boolean;
  inject(site: Site): Promise<Aftermath | void>;
}
