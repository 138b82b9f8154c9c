import type { SayTiming } from './connection-types';

/** An utterance that the server has not acknowledged. */
export interface Unsent extends SayTiming {
  utteranceId: string;
  text: string;
}

/** How the expert takes part, as agreed to before the start. */
export interface Setup {
  by: 'voice' | 'typing';
  /** Language of the interview. */
  language: string;
  /** Whether the interview may go on by phone. */
  phone: boolean;
}

/** What must survive a reload of the page. */
export interface Remembered {
  /** The session and the proof that it is ours; absent before it is opened. */
  session?: { sessionId: string; resumeToken: string };
  /** When that session began, by this machine's clock. */
  startedAtMs?: number;
  unsent: Unsent[];
  /** What the expert has asked for and is not done yet. */
  wish?: 'end' | 'finish-later';
  /** For how long the link is to stay open, when finishing later. */
  until?: string;
  setup?: Setup;
}

/** Where it is kept: as long as the tab, and for no other tab. */
export interface Memory {
  load(): Remembered | undefined;
  save(remembered: Remembered): void;
  clear(): void;
}

/** A browser may refuse storage; the conversation then works, but not across a reload. */
export function tabMemory(storage: Storage, interviewId: string): Memory {
  const key = `colloquy:${interviewId}`;
  return {
    load() {
      try {
        const text = storage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as Remembered);
      } catch {
        return undefined;
      }
    },
    save(remembered) {
      try {
        storage.setItem(key, JSON.stringify(remembered));
      } catch {
        // full or forbidden
      }
    },
    clear() {
      try {
        storage.removeItem(key);
      } catch {
        // forbidden
      }
    },
  };
}
