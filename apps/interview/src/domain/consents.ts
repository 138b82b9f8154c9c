import { type Change, type Consent, type Interview, unchanged } from './interview';
import { sessionOf } from './sessions';

/** Keeps the first consent. @throws AppError `not-found` for an unknown session */
export function recordConsent(interview: Interview, consent: Consent): Change {
  sessionOf(interview, consent.sessionId);
  if (interview.consents.some(({ sessionId }) => sessionId === consent.sessionId))
    return unchanged(interview);
  return { interview: { ...interview, consents: [...interview.consents, consent] }, facts: [] };
}
