import { createHash, type Hash } from 'node:crypto';

export interface LiveEvent {
  type: 'agent' | 'user';
  text: string;
  timestamp: Date;
  sessionId: string;
}

export interface Unread {
  events: LiveEvent[];
  /** Position after the events, for the next read. */
  cursor: string;
  /** Whether the events replace those that were read before, because some of these have changed or are withheld now. */
  replaces: boolean;
}

/**
 * Returns the events after a cursor; all of them if the events before it are not the same any more.
 * @param cursor number and hash of the events that were read
 */
export function unreadOf(events: readonly LiveEvent[], cursor?: string): Unread {
  const position = Number.parseInt(cursor ?? '', 10);
  const hash = createHash('sha256');
  let replaces = cursor !== cursorOf(0, hash);
  for (const [index, { type, text, timestamp, sessionId }] of events.entries()) {
    hash.update(JSON.stringify([type, text, timestamp, sessionId]));
    if (index + 1 === position) replaces = cursor !== cursorOf(position, hash);
  }
  return {
    events: events.slice(replaces ? 0 : position),
    cursor: cursorOf(events.length, hash),
    replaces,
  };
}

const cursorOf = (count: number, hash: Hash) => `${count}.${hash.copy().digest('base64url').slice(0, 22)}`;
