import type { SessionTranscriptMessage } from '@colloquy/contracts';

export interface ConversationPart {
  key: string;
  offsetMs: number;
}

type Chain = Pick<SessionTranscriptMessage, 'earlier' | 'offsetMs'>;

/** Returns the recordings of a conversation in order; the recording of the current session is last. */
export function conversationParts({ earlier, offsetMs }: Chain, audioKey: string): ConversationPart[] {
  return [
    ...earlier.map((session) => ({ key: session.audioKey, offsetMs: session.offsetMs })),
    { key: audioKey, offsetMs },
  ].filter(({ key }) => key !== '');
}

/** Whether an earlier session is not processed yet, so that its recording may be missing. */
export const awaitsEarlier = ({ earlier }: Chain) => earlier.some((session) => !session.isProcessed);

/** Returns how long a session lasted; undefined if it is unknown. */
export function spanMsOf({ session }: Pick<SessionTranscriptMessage, 'session'>): number | undefined {
  return session?.endedAtMs === undefined ? undefined : session.endedAtMs - session.startedAtMs;
}
