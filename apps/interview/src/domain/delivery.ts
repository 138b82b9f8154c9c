import { type Interview, latestSession, type Session } from './interview';

/** Returns the session whose artefacts are delivered: the active one if processed, else the latest processed one. */
export function primarySession(interview: Pick<Interview, 'sessions'>): Session | undefined {
  return (
    interview.sessions.find((session) => session.isActive && session.isProcessed) ??
    interview.sessions.findLast((session) => session.isProcessed && session.supersededAt === null)
  );
}

export const sourceLanguageOf = (interview: Pick<Interview, 'agent' | 'sessions'>): string =>
  primarySession(interview)?.sourceLanguage || interview.agent.language;

export interface DeliveredSession {
  session: Session;
  /** Milliseconds from the start of the conversation, excluding the time between sessions. */
  offsetMs: number;
}

/** Oldest first. Starting over begins a new chain, so no chain mixes superseded sessions with others. */
export function deliveredChain(interview: Interview, last: Session | undefined): DeliveredSession[] {
  const byId = new Map(interview.sessions.map((session) => [session.id, session]));
  const chain: Session[] = [];
  for (let session = last; session && !chain.includes(session); session = continued(session, byId)) {
    chain.unshift(session);
  }
  let offsetMs = 0;
  return chain.map((session) => {
    const delivered = { session, offsetMs };
    offsetMs += sessionMs(session);
    return delivered;
  });
}

const continued = (session: Session, byId: ReadonlyMap<string, Session>) =>
  session.continuesSessionId ? byId.get(session.continuesSessionId) : undefined;

const sessionMs = ({ startedAt, endedAt }: Session) =>
  endedAt ? endedAt.getTime() - startedAt.getTime() : 0;

export function lengthMs(chain: readonly DeliveredSession[]): number {
  const last = chain.at(-1);
  return last ? last.offsetMs + sessionMs(last.session) : 0;
}

export function currentChain(interview: Interview): DeliveredSession[] {
  return deliveredChain(interview, latestSession(interview));
}
