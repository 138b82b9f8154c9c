import { AppError } from '@colloquy/kernel';
import { makeAnswers } from './answers';

const about = { accountId: 'a', question: ['q'], deadlineMs: 500 };

/** A peer whose answers count how often it was asked, beside its revision. */
function aPeer() {
  const peer = { revision: 1, asked: 0, failure: undefined as Error | undefined };
  const answer = makeAnswers(async (accountId) => {
    if (peer.failure) throw peer.failure;
    return `${accountId} ${peer.revision}`;
  });
  const ask = (changes: Partial<typeof about> = {}) =>
    answer({ ...about, ...changes }, async () => `answer ${++peer.asked} at ${peer.revision}`);
  return { peer, ask, answer };
}

test('a question is asked once as long as the revision stays the same', async () => {
  const { peer, ask } = aPeer();
  expect([await ask(), await ask()]).toEqual(['answer 1 at 1', 'answer 1 at 1']);
  expect(peer.asked).toBe(1);
});

test('from the moment the revision has changed nobody gets the old answer', async () => {
  const { peer, ask } = aPeer();
  await ask();
  peer.revision = 2;
  expect(await ask()).toBe('answer 2 at 2');
});

test('an answer that a change overtook is asked for again', async () => {
  const { peer, ask, answer } = aPeer();
  await answer(about, async () => {
    peer.revision = 2;
    return 'from before or after';
  });
  expect(await ask()).toBe('answer 1 at 2');
});

test('accounts and questions are kept apart', async () => {
  const { ask } = aPeer();
  const answers = [await ask(), await ask({ accountId: 'b' }), await ask({ question: ['r'] })];
  expect(answers).toEqual(['answer 1 at 1', 'answer 2 at 1', 'answer 3 at 1']);
});

test('a refusal is not kept', async () => {
  const { ask, answer } = aPeer();
  const refused = async () => Promise.reject(new AppError('not-found', undefined, 'No such agent'));
  await expect(answer(about, refused)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await ask()).toBe('answer 1 at 1');
});

test('a peer that is away is not asked for the answer either, one that knows no revisions is every time', async () => {
  const { peer, ask } = aPeer();
  peer.failure = new AppError('unavailable', undefined, 'agent is not available');
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(peer.asked).toBe(0);
  peer.failure = new AppError('internal', undefined, 'unknown method');
  expect([await ask(), await ask()]).toEqual(['answer 1 at 1', 'answer 2 at 1']);
});
