import { answersToViewers, type ViewerAnswers } from '@colloquy/harness';
import { newId } from '@colloquy/kernel';
import { harness, type Replica, startReplica } from './harness';

let billing: Replica;
let answers: ViewerAnswers[];
beforeAll(async () => {
  billing = await startReplica();
  answers = await answersToViewers(billing, 'billing');
});
afterAll(() => harness.stop());

test('a viewer is refused whatever is no read, though no operation writes yet', async () => {
  const principal = { accountId: newId(), userId: newId(), via: 'bearer', role: 'viewer' } as const;
  const { status, body } = await billing.call(principal, 'POST', '/api/billing/invoices', {});
  expect([status, body.code]).toEqual([403, 'READ_ONLY']);
  expect(answers.filter(({ isRead }) => !isRead)).toEqual([]);
});

test('a viewer gets the answer of an administrator to every operation that reads', () => {
  const reads = answers.filter(({ isRead }) => isRead);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.map(({ viewer }) => viewer)).toEqual(reads.map(({ administrator }) => administrator));
});
