import { newId } from '@colloquy/kernel';
import { anInterview, aSession, at, t0 } from '../../test/an-interview';
import { maxConsentTextBytes, recordConsent, textOf } from './consents';
import type { GivenConsent } from './interview';

const aConsent = (change: Partial<GivenConsent>): GivenConsent => ({
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
  expect(interview.consents).toMatchObject([
    { sessionId: first.id, agreedAt: t0, givenBy: 'click' },
    { sessionId: second.id, channel: 'PHONE', givenBy: 'key' },
  ]);
});

test('a text is kept once, and texts beyond the limit as digests only', () => {
  const sessions = Array.from({ length: 60 }, () => aSession());
  const long = (n: number) => `${n}${'é'.repeat(6000)}`;
  const given = sessions.map(({ id }, n) => aConsent({ sessionId: id, text: n % 2 ? long(n) : 'I agree.' }));
  let interview = anInterview({ sessions });
  for (const consent of given) ({ interview } = recordConsent(interview, consent));
  const { consents } = interview;
  expect(consents).toHaveLength(60);
  const kept = consents.flatMap(({ text }) => text ?? []);
  expect(new Set(kept).size).toBe(kept.length);
  expect(Buffer.byteLength(kept.join(''))).toBeLessThanOrEqual(maxConsentTextBytes);
  expect(Buffer.byteLength(kept.join(''))).toBeGreaterThan(maxConsentTextBytes - 12_100);
  const shown = consents.map((consent) => textOf(consents, consent));
  expect(shown.slice(0, 40)).toEqual(given.slice(0, 40).map(({ text }) => text));
  expect(shown.at(-1)).toBeNull();
  expect(shown.at(-2)).toBe('I agree.');
  expect(new Set(consents.map(({ textSha256 }) => textSha256)).size).toBe(31);
});

test('a consent belongs to a session of the interview', () => {
  const unknown = expect.objectContaining({ kind: 'not-found', code: 'SESSION_NOT_FOUND' });
  expect(() => recordConsent(anInterview(), aConsent({}))).toThrow(unknown);
});
