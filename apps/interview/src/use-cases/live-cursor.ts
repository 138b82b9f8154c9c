import { createHash, type Hash } from 'node:crypto';

export interface LiveEvent {
  type: 'agent' | 'user';
  text: string;
  timestamp: Date;
  sessionId: string;
}

export interface Unread {
  events: LiveEvent[];
  cursor: string;
  /** True if earlier events have changed or are now withheld. */
  replaces: boolean;
}

/** Returns the events after a cursor, or all events if the events before it have changed. */
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
