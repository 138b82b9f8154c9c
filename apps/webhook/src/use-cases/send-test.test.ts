import { newId, systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import type { Result } from '../domain/delivery';
import { makeSendTest } from './send-test';

const endpoint = { url: 'https://hooks.example/', method: '', headers: {}, signingSecret: '' };
const delivered: Result = { outcome: 'delivered', statusCode: 204, durationMs: 1 };

/** Tests whose requests end when they are told to. */
function aSender() {
  const ends: (() => void)[] = [];
  const sendTest = makeSendTest({
    send: () => new Promise((resolve) => ends.push(() => resolve(delivered))),
    sign: ({ headers }) => headers,
    claims: { take: async () => true },
    clock: systemClock,
    logger: silentLogger,
  });
  const send = () =>
    sendTest(
      { accountId: newId(), testId: newId(), endpoint, payloadJson: '{}' },
      new AbortController().signal,
    );
  return { send, end: () => ends.splice(0).forEach((each) => each()) };
}

test('more than 50 tests at a time are refused until one has ended', async () => {
  const { send, end } = aSender();
  const open = Array.from({ length: 50 }, send);
  await expect(send()).rejects.toMatchObject({ kind: 'unavailable' });
  end();
  expect(await Promise.all(open)).toHaveLength(50);
  const next = send();
  await Promise.resolve();
  await Promise.resolve();
  end();
  await expect(next).resolves.toEqual(delivered);
});
