import { aSession, turnsOf } from '../../test/builders';
import { deliveredText } from './delivered-text';

const { sessionId } = aSession();

test('a turn of which every word is masked is a withheld span, others are not', async () => {
  const turns = turnsOf(
    sessionId,
    ['agent', 'How can we reach you?'],
    ['user', 'Um, 07700 900461.'],
    ['user', 'Or 07700 900462 on Mondays.'],
  );
  const session = { turns, language: 'en' };
  const { withheld, entries } = await deliveredText({ ...session, masksAllBut: [] });
  expect(withheld).toEqual([{ fromMs: 10_250, toMs: 14_250, reason: 'personal_data' }]);
  expect(JSON.stringify(entries)).not.toContain('07700');
  expect((await deliveredText(session)).withheld).toEqual([]);
});
