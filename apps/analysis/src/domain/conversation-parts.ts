import type { SessionTranscriptMessage } from '@colloquy/contracts';

/** The recording of one session and where it begins in the conversation, milliseconds. */
export interface ConversationPart {
  key: string;
  offsetMs: number;
}

type Chain = Pick<SessionTranscriptMessage, 'earlier' | 'offsetMs'>;

/** The recordings of the sessions a conversation consists of, with that of the session in hand last. */
export function conversationParts({ earlier, offsetMs }: Chain, audioKey: string): ConversationPart[] {
  return [
    ...earlier.map((session) => ({ key: session.audioKey, offsetMs: session.offsetMs })),
    { key: audioKey, offsetMs },
  ].filter(({ key }) => key !== '');
}

/** Whether the recording of an earlier session may still come. */
export const awaitsEarlier = ({ earlier }: Chain) => earlier.some((session) => !session.isProcessed);
