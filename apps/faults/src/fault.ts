import type { EventEmitter } from 'node:events';
import type { Load } from './load.ts';
import type { TestPlatform } from './platform.ts';

/** The platform and the load into which a fault is injected. */
interface Site {
  platform: TestPlatform;
  load: Pick<Load, 'accepted'>;
  /** Emits `request` when an endpoint has received a request and not yet answered. */
  arrivals: EventEmitter;
  /** How many accepted interviews end a fault that goes on for a number of completions. */
  completions: number;
}

/** The report of a fault after its injection. */
export interface Aftermath {
  /** How many messages each dead queue must hold. */
  dead?: Map<string, number>;
  /** When processes of webhook were killed. */
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
