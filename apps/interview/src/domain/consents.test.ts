import { newId } from '@colloquy/kernel';
import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import { recordConsent } from './consents';
import type { Consent } from './interview';

const aConsent = (change: Partial<Consent>): Consent => ({
  sessionId: newId(),
  channel: 'WEB',
  language: 'en',
  text: 'I agree.',
  agreedAt: t0,
  givenBy: 'click',
  ...change,
});

test('the first consent of a session is kept, and each session has its own', () => {
  const [first, second] = [aSession({ endedAt: null }), aSession()];
  let interview = anInterview({ sessions: [first, second] });
  const consents = [
    aConsent({ sessionId: first.id }),
    aConsent({ sessionId: first.id, text: 'Something else.', agreedAt: at(1) }),
    aConsent({ sessionId: second.id, channel: 'PHONE', givenBy: 'key' }),
  ];
  for (const consent of consents) ({ interview } = recordConsent(interview, consent));
  expect(interview.consents).toEqual([consents[0], consents[2]]);
});

test('a consent belongs to a session of the interview', () => {
  const unknown = expect.objectContaining({ kind: 'not-found', code: 'SESSION_NOT_FOUND' });
  expect(() => recordConsent(anInterview(), aConsent({}))).toThrow(unknown);
});
