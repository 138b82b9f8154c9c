/** How often the server is told that somebody composes an answer, milliseconds. */
const signEveryMs = 4000;
/** For how long a draft, an open dialog or a sound stands for an expert who does nothing else, milliseconds. */
const stillThereMs = 5 * 60_000;

/** What presence looks at and tells. */
export interface PresenceOptions {
  now: () => number;
  /** Tells that the expert composes an answer. */
  tell: () => void;
  /** Whether something is half done: words in the field, an open dialog, sound from the microphone. */
  composing: () => boolean;
}

/** Tells now and then that the expert is there, though nothing is said yet. Only the expert's own signs count. */
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
    /** The expert has touched the page: what is half done counts for some time more. */
    touched(): void {
      ownSignAt = now();
    },
    /** The expert answers the countdown: told at once. */
    here(): void {
      ownSignAt = toldAt = now();
      tell();
    },
    /** To be called now and then. */
    tick(): void {
      if (composing() && now() - ownSignAt < stillThereMs) report();
    },
  };
}
