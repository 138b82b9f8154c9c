import { aCompletion, aCompletionView, aSession, aTranscript } from './builders';
import { interviewCompleted, inWorld, sessionEnded } from './support';
import { useTextThread } from './text-thread';

/** Seconds of work, which would keep the service of this process from answering in time. */
const text = useTextThread();

/** An utterance of almost the greatest length. Most of it is one word, which is analysed quickly. */
const answer = `We compare three carriers on price and on delivery times. ${'x'.repeat(9900)}`;
/** 5 MB, more than a message can carry. */
const said = Array.from({ length: 1000 }, (_, n): [string, string] =>
  n % 2 === 0 ? ['agent', `Question ${n}?`] : ['user', `${answer} ${n}`],
);

test.concurrent(
  'a session with more text than a message can carry is processed, and its transcript is sent in parts',
  inWorld(async (world) => {
    const ref = aSession();
    world.script.transcripts.set(ref.sessionId, aTranscript(ref, ...said));
    await world.startApp({ text });
    await world.publish(sessionEnded(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'processed' }]);
    const parts = world.script.processed;
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.map(({ part }) => part)).toEqual([...parts.keys()]);
    expect(parts.map(({ hasMoreParts }) => hasMoreParts)).toEqual([...parts.slice(1).map(() => true), false]);
    const entries = parts.flatMap((request) => request.entries);
    expect(entries.map(({ sequence }) => sequence)).toEqual(said.map((_turn, sequence) => sequence));
  }),
);

test.concurrent(
  'a conversation with more text than a message can carry is analysed',
  inWorld(async (world) => {
    const ref = aCompletion();
    world.script.completions.set(ref.interviewId, aCompletionView(ref, said));
    await world.startApp({ text });
    await world.publish(interviewCompleted(ref));
    expect(await world.ended(1)).toMatchObject([{ outcome: 'analysed' }]);
    expect(world.script.recorded).toHaveLength(1);
  }),
);
