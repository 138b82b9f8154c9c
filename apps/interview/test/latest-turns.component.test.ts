import { newId } from '@colloquy/kernel';
import { shownTurns } from '../src/domain/live-turns';
import type { Turn } from '../src/domain/turn-ports';
import { turnSchema } from '../src/storage/turn-model';
import { makeTurnRepository } from '../src/storage/turn-repository';
import { harness, startApp } from './start-app';

beforeAll(() => startApp());
afterAll(() => harness.stop());

const turns = () => makeTurnRepository(harness.model('turns', turnSchema));

async function stored(...said: [role: Turn['role'], text: string, act?: string][]) {
  const owner = { accountId: newId(), interviewId: newId() };
  const sessionId = newId();
  await turns().append(
    owner,
    said.map(([role, text, act = ''], sequence): Turn => ({
      sessionId,
      sequence,
      role,
      text,
      act,
      offsetMs: 0,
      durationMs: 0,
      questionIndex: null,
      utteranceId: role === 'user' ? newId() : '',
    })),
  );
  return { owner, sessionId };
}

test('the latest turns begin with the agent, and know whether the conversation was off the record before', async () => {
  const { owner, sessionId } = await stored(
    ['agent', 'What does it cost?', 'question'],
    ['user', 'Off the record for a moment.'],
    ['agent', 'It stays between us.', 'off-the-record-until'],
    ['user', 'The board lied.'],
    ['agent', '', 'back-on-the-record'], // nobody heard it
    ['user', 'They all knew.'],
    ['agent', 'Go on.', 'acknowledge'],
    ['user', 'It cost a million.'],
  );
  const latest = await turns().latest(owner, [sessionId], { turns: 3, bytes: 1000 });
  expect(latest.turns.map(({ sequence }) => sequence)).toEqual([6, 7]);
  expect(latest.modeBefore?.sequence).toBe(2);
  expect(shownTurns({ ...latest, language: 'en' })).toEqual([]);
  const whole = await turns().latest(owner, [sessionId], { turns: 100, bytes: 1000 });
  expect(whole.turns).toHaveLength(8);
  expect(shownTurns({ ...whole, language: 'en' }).map(({ text }) => text)).toEqual(['What does it cost?']);
});

test('the latest turns have at most the bytes of the limit, over several sessions', async () => {
  const { owner, sessionId } = await stored(['agent', 'é'.repeat(50), 'question'], ['user', 'x'.repeat(100)]);
  const latest = (bytes: number) => turns().latest(owner, [newId(), sessionId], { turns: 10, bytes });
  expect((await latest(200)).turns).toHaveLength(2);
  expect((await latest(199)).turns.map(({ role }) => role)).toEqual(['user']);
});
