import type { SessionTranscriptMessage } from '@colloquy/contracts';

export interface ConversationPart {
  key: string;
  offsetMs: number;
}

type Chain = Pick<SessionTranscriptMessage, 'earlier' | 'offsetMs'>;

export function conversationParts({ earlier, offsetMs }: Chain, audioKey: string): ConversationPart[] {
  return [
    ...earlier.map((session) => ({ key: session.audioKey, offsetMs: session.offsetMs })),
    { key: audioKey, offsetMs },
  ].filter(({ key }) => key !== '');
}

/** Whether the recording of an earlier session may be missing. */
export const awaitsEarlier = ({ earlier }: Chain) => earlier.some((session) => !session.isProcessed);

export function spanMsOf({ session }: Pick<SessionTranscriptMessage, 'session'>): number | undefined {
  return session?.endedAtMs === undefined ? undefined : session.endedAtMs - session.startedAtMs;
}
