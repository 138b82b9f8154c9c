export interface Hearing {
  isSpeaking: boolean;
  /** Speech since it may have begun, or since the last pause. */
  speechMs: number;
  sinceMs: number;
  quietMs: number;
}

export const quietRoom: Hearing = { isSpeaking: false, speechMs: 0, sinceMs: 0, quietMs: 0 };

/** Probability at or above which a window is speech: the default of Silero. */
const minSpeechProbability = 0.5;
/** Shorter changes are ignored: a stop consonant is quiet for less, and Silero takes a click for one window of speech. */
const minChangeMs = 60;
/** Time from onset until speech is reported: shorter sounds are clicks and coughs. */
export const noticedAfterMs = 160;
/** Silence that ends speech. */
const pauseMs = 500;

/** @param lagMs how much later than the sound the probability follows */
export function hearFrame(
  hearing: Hearing,
  { probability, frameMs, lagMs }: { probability: number; frameMs: number; lagMs: number },
): { hearing: Hearing; event?: 'began' | 'ended' } {
  const next =
    probability >= minSpeechProbability ? withSpeech(hearing, frameMs) : withQuiet(hearing, frameMs);
  if (!next.isSpeaking && next.quietMs === 0 && next.speechMs + lagMs >= noticedAfterMs)
    return { hearing: { ...next, isSpeaking: true }, event: 'began' };
  if (next.isSpeaking && next.quietMs + lagMs >= pauseMs) return { hearing: quietRoom, event: 'ended' };
  return { hearing: next };
}

function withSpeech({ isSpeaking, speechMs, sinceMs, quietMs }: Hearing, frameMs: number): Hearing {
  const longer = { isSpeaking, speechMs: speechMs + frameMs, sinceMs: sinceMs + frameMs };
  const isChange = !isSpeaking || longer.speechMs >= minChangeMs;
  return { ...longer, quietMs: isChange ? 0 : quietMs + frameMs };
}

function withQuiet({ isSpeaking, speechMs, sinceMs, quietMs }: Hearing, frameMs: number): Hearing {
  const longer = { isSpeaking, quietMs: quietMs + frameMs };
  const mayGoOn = !isSpeaking && speechMs > 0 && longer.quietMs < minChangeMs;
  return mayGoOn
    ? { ...longer, speechMs, sinceMs: sinceMs + frameMs }
    : { ...longer, speechMs: 0, sinceMs: 0 };
}
