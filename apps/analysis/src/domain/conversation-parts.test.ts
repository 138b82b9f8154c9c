import { awaitsEarlier, conversationParts } from './conversation-parts';

const earlier = (sessionId: string, audioKey: string, offsetMs: number, isProcessed = true) => ({
  sessionId,
  audioKey,
  offsetMs,
  isProcessed,
});

test('the recordings of a conversation are in order, without missing recordings', () => {
  const chain = { earlier: [earlier('1', 'a', 0), earlier('2', '', 10)], offsetMs: 20 };
  expect(conversationParts(chain, 'c')).toEqual([
    { key: 'a', offsetMs: 0 },
    { key: 'c', offsetMs: 20 },
  ]);
  expect(conversationParts({ earlier: [], offsetMs: 0 }, '')).toEqual([]);
});

test('an unprocessed earlier session may still get a recording', () => {
  expect(awaitsEarlier({ earlier: [earlier('1', '', 0, false)], offsetMs: 1 })).toBe(true);
  expect(awaitsEarlier({ earlier: [earlier('1', '', 0)], offsetMs: 1 })).toBe(false);
});
