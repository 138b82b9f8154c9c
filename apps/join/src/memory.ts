/** An utterance that the server has not acknowledged. */
export interface Unsent {
  utteranceId: string;
  text: string;
}

/** What must survive a reload of the page. */
export interface Remembered {
  /** The session and the proof that it is ours; absent before it is opened. */
  session?: { sessionId: string; resumeToken: string };
  unsent: Unsent[];
  /** What the expert has asked for and is not done yet. */
  wish?: 'end' | 'finish-later';
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
