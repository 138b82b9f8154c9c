/** How often the server is told that the expert is composing an answer. */
const signEveryMs = 4000;
/** How long a draft, an open dialog or a sound counts as presence after the expert's last sign. */
const stillThereMs = 5 * 60_000;

export interface PresenceOptions {
  now: () => number;
  /** Reports that the expert is composing an answer. */
  tell: () => void;
  /** Whether something is unfinished: a draft, an open dialog, sound from the microphone. */
  composing: () => boolean;
}

/** Reports periodically that the expert is present though silent. Only the expert's own signs count. */
export function makePresence({ now, tell, composing }: PresenceOptions) {
  let toldAt = -Infinity;
  let ownSignAt = now();

  function report(): void {
    if (now() - toldAt < signEveryMs) return;
    toldAt = now();
    tell();
  }

  return {
    /** The expert types or speaks. */
    sign(): void {
      ownSignAt = now();
      report();
    },
    /** The expert touched the page: unfinished work counts for some more time. */
    touched(): void {
      ownSignAt = now();
    },
    /** The expert answered the countdown: reported at once. */
    here(): void {
      ownSignAt = toldAt = now();
      tell();
    },
    /** Called periodically. */
    tick(): void {
      if (composing() && now() - ownSignAt < stillThereMs) report();
    },
  };
}
