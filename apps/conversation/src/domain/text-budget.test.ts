import { aSession, aTurn } from '../../test/a-session';
import { takesText, textLimits } from './text-budget';

const hourMs = 3_600_000;
const state = (earlierTextBytes: number, own = 0) =>
  aSession({
    facts: { earlierTextBytes },
    history: [aTurn({ sequence: 0, role: 'user', text: 'ü'.repeat(own / 2) })],
  }).state();

test.each([
  ['the hour', 0, 0, textLimits.hour, 0],
  ['the hour, with other sessions', 600_000, 0, textLimits.hour - 600_000, 0],
  ['two hours', 600_000, 0, 2 * textLimits.hour - 600_000, hourMs],
  ['the session, in bytes', 0, 1_500_000, textLimits.session - 1_500_000, 50 * hourMs],
  ['the interview', 19_500_000, 0, 500_000, 50 * hourMs],
])('the text limit of %s is exact', (_name, earlier, own, left, afterMs) => {
  const session = state(earlier, own);
  const now = session.facts.beganAtMs + afterMs;
  expect(takesText(session, 'x'.repeat(left), now)).toBe(true);
  expect(takesText(session, 'x'.repeat(left + 1), now)).toBe(false);
});

test('an interviewer who is answering closes after that; small words afterwards still count', () => {
  const session = aSession({ facts: { earlierTextBytes: textLimits.hour - 30 } });
  session.connect();
  session.answer({ text: 'Hi?' });
  session.say('one', 'By price.');
  session.say('two', 'x'.repeat(100));
  expect(session.sent('error')).toMatchObject([{ code: 'too-much-text' }]);
  session.answer({ text: 'Oh?' });
  expect(session.of('ask').at(-1)).toMatchObject({ ask: 'close' });
  session.answer({ text: 'Bye.', act: 'closing', then: 'close' });
  session.say('three', 'x'.repeat(100));
  session.pass(session.state().facts.limits.closingMs);
  expect(session.ended()).toBe('completed_natural_end');
});
