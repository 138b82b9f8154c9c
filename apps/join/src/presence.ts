/** How often the page reports that the expert is composing an answer. */
const signEveryMs = 4000;
/** How long a draft, an open dialog or a sound counts as presence after the expert's last sign. */
const stillThereMs = 5 * 60_000;

interface PresenceOptions {
  now: () => number;
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
    sign(): void {
      ownSignAt = now();
      report();
    },
    touched(): void {
      ownSignAt = now();
    },
    here(): void {
      ownSignAt = toldAt = now();
      tell();
    },
    tick(): void {
      if (composing() && now() - ownSignAt < stillThereMs) report();
    },
  };
}
