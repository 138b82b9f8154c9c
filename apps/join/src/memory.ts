import type { ClientFrame } from '@colloquy/contracts';
import { type Dated, kept, type Keep, keyOf } from './storage';

/** When something was said, milliseconds since the session began. */
export interface SayTiming {
  offsetMs?: number;
  durationMs?: number;
}

/** An utterance that the server has not acknowledged. */
export interface Unsent extends SayTiming {
  utteranceId: string;
  text: string;
}

/** What the expert has agreed to. */
export type Consent = NonNullable<Extract<ClientFrame, { type: 'hello' }>['consent']>;

/** How the expert takes part, as agreed to before the start. */
export interface Setup {
  by: 'voice' | 'typing';
  /** Language of the interview. */
  language: string;
  /** Whether the interview may go on by phone. */
  phone: boolean;
  consent?: Consent;
  /** The chosen microphone; absent for the browser's own choice. */
  microphoneId?: string;
}

/** What must survive a reload of the page. */
export interface Remembered {
  /** The session and the proof that it is ours; absent before it is opened. */
  session?: { sessionId: string; resumeToken: string };
  /** When that session began, by this machine's clock. */
  startedAtMs?: number;
  unsent: Unsent[];
  /** What the expert has asked for and is not done yet. */
  wish?: 'end' | 'finish-later' | 'withdraw';
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

/**
 * A browser may refuse storage; the conversation then works, but not across a reload.
 * @param lasting keeps unacknowledged answers beyond the tab: a new tab takes them over
 */
export function tabMemory(
  storage: Keep,
  interviewId: string,
  lasting?: { keep: Keep; now: () => number },
): Memory {
  const tab = kept<Remembered>(storage, `colloquy:${interviewId}`);
  const beyond = lasting && kept<Dated & { unsent: Unsent[] }>(lasting.keep, keyOf('unsent', interviewId));
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
