import type { Session } from '@colloquy/client';

/** Sessions are newest first. */
export const canonicalSession = (sessions: readonly Session[]): Session | undefined =>
  sessions.find(({ isActive, isProcessed }) => isActive && isProcessed) ??
  sessions.find(({ isProcessed, supersededAt }) => isProcessed && supersededAt === null);

export function chainOf(sessions: readonly Session[], last: Session | undefined): Session[] {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const chain: Session[] = [];
  for (let session = last; session && !chain.includes(session);) {
    chain.unshift(session);
    session = session.continuesSessionId ? byId.get(session.continuesSessionId) : undefined;
  }
  return chain;
}

/** Newest first. Starting over begins a new conversation. */
export function conversationsOf(sessions: readonly Session[]): Session[][] {
  const continued = new Set(sessions.map(({ continuesSessionId }) => continuesSessionId));
  return sessions.filter(({ id }) => !continued.has(id)).map((last) => chainOf(sessions, last));
}

export interface SessionSpan {
  session: Session;
  /** Seconds from the start of the conversation, without the time between sessions. */
  start: number;
  end: number;
  /** Seconds without a connection while the session was open. */
  droppedSeconds: number;
  /** Seconds since the end of the previous session; null for the first session. */
  pauseSeconds: number | null;
}

/** Shorter interruptions are rounding errors. */
const minDropSeconds = 2;

export function spansOf(chain: readonly Session[], now: number): SessionSpan[] {
  let start = 0;
  return chain.map((session, index) => {
    const from = session.startedAt ? Date.parse(session.startedAt) : now;
    const until = session.endedAt ? Date.parse(session.endedAt) : now;
    const length = Math.max(0, until - from) / 1000;
    const before = chain[index - 1]?.endedAt;
    const dropped = session.endedAt ? length - session.durationSeconds : 0;
    const span = {
      session,
      start,
      end: start + length,
      droppedSeconds: dropped >= minDropSeconds ? dropped : 0,
      pauseSeconds: before ? Math.max(0, from - Date.parse(before)) / 1000 : null,
    };
    start = span.end;
    return span;
  });
}
