import { type Change, type Consent, type Interview, unchanged } from './interview';
import { sessionOf } from './sessions';

/**
 * Stores the expert's consent for a session. The first consent of a session is kept, so there are no more consents than
 * sessions. Repeatable.
 * @throws AppError `not-found` for an unknown session
 */
export function recordConsent(interview: Interview, consent: Consent): Change {
  sessionOf(interview, consent.sessionId);
  if (interview.consents.some(({ sessionId }) => sessionId === consent.sessionId))
    return unchanged(interview);
  return { interview: { ...interview, consents: [...interview.consents, consent] }, facts: [] };
}
