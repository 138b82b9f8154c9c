import { withNewTurns } from './live-turns';

const turn = (text: string) => ({
  type: 'user' as const,
  text,
  timestamp: '2026-04-01T09:00:00.000Z',
  sessionId: '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11',
});
const known = { events: [turn('Genehmigungen.')], cursor: '1.a' };

test('new turns follow the known ones', () => {
  const answer = { events: [turn('Und Kosten.')], cursor: '2.b', replaces: false };
  expect(withNewTurns(known, answer)).toEqual({ events: [...known.events, ...answer.events], cursor: '2.b' });
});

test('nothing new changes nothing', () => {
  expect(withNewTurns(known, { events: [], cursor: '1.a', replaces: false })).toBe(known);
});

test('turns that replace the known ones stand alone', () => {
  const answer = { events: [turn('Kosten.')], cursor: '1.c', replaces: true };
  for (const before of [known, null, undefined]) {
    expect(withNewTurns(before, answer)).toEqual({ events: answer.events, cursor: '1.c' });
  }
});
