import type { ClientFrame } from '@colloquy/contracts';
import { type Dated, storedValue, type KeyValueStore, keyOf } from './storage';

export interface SayTiming {
  offsetMs?: number;
  durationMs?: number;
}

export interface Unsent extends SayTiming {
  utteranceId: string;
  text: string;
}

export type Consent = NonNullable<Extract<ClientFrame, { type: 'hello' }>['consent']>;

export interface Setup {
  by: 'voice' | 'typing';
  language: string;
  phone: boolean;
  /** Whether the platform hears and speaks; otherwise the browser does. */
  byPlatform?: boolean;
  consent?: Consent;
  microphoneId?: string;
}

export interface Remembered {
  /** The session and its token; absent before it is opened. */
  session?: { sessionId: string; resumeToken: string };
  /** When the session began, by this machine's clock. */
  startedAtMs?: number;
  unsent: Unsent[];
  /** The expert's request that is not carried out yet. */
  wish?: 'end' | 'finish-later' | 'withdraw';
  /** Until when the link stays open, when finishing later. */
  until?: string;
  setup?: Setup;
}

export interface Memory {
  load(): Remembered | undefined;
  save(remembered: Remembered): void;
  clear(): void;
}

/**
 * If the browser refuses storage, the conversation works but does not survive a reload.
 * @param lasting stores unacknowledged answers beyond the tab; a new tab takes them over
 */
export function tabMemory(
  storage: KeyValueStore,
  interviewId: string,
  lasting?: { store: KeyValueStore; now: () => number },
): Memory {
  const tab = storedValue<Remembered>(storage, `colloquy:${interviewId}`);
  const beyond =
    lasting && storedValue<Dated & { unsent: Unsent[] }>(lasting.store, keyOf('unsent', interviewId));
  return {
    load() {
      const unsent = beyond?.load()?.unsent;
      return tab.load() ?? (unsent ? { unsent } : undefined);
    },
    save(remembered) {
      const { unsent } = remembered;
      tab.save(remembered);
      if (unsent.length === 0) beyond?.clear();
      else beyond?.save({ at: lasting?.now() ?? 0, unsent });
    },
    clear() {
      tab.clear();
      beyond?.clear();
    },
  };
}
