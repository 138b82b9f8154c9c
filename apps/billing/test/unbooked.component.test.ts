import { newId } from '@colloquy/kernel';
import { harness, sessionEnded, startReplica } from './harness';
import { eventually } from '@colloquy/testing';

afterAll(() => harness.stop());

test('of many sessions, those without an entry in the ledger of their account are found', async () => {
  const { grpc } = await startReplica();
  const accountId = newId();
  const event = sessionEnded(accountId);
  const { sessionId } = event.data as { sessionId: string };
  const lost = Array.from({ length: 300 }, () => ({ accountId: newId(), sessionId: newId() }));
  const sessions = [{ accountId, sessionId }, ...lost];
  const unbooked = async () => (await grpc.findUnbookedSessions({ sessions })).sessionIds;
  expect(await unbooked()).toEqual([sessionId, ...lost.map((each) => each.sessionId)]);
  await harness.publish(event);
  await eventually(async () => expect(await unbooked()).toEqual(lost.map((each) => each.sessionId)));
  await expect(grpc.findUnbookedSessions({ sessions: [] })).resolves.toEqual({ sessionIds: [] });
});
