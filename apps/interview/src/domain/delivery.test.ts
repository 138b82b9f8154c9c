import { anInterview, aSession, at } from '../../test/an-interview';
import { currentChain, deliveredChain, primarySession } from './delivery';

const first = aSession({ startedAt: at(0), endedAt: at(60.5) });
const second = aSession({ startedAt: at(1000), endedAt: at(1030), continuesSessionId: first.id });
const third = aSession({ startedAt: at(2000), endedAt: null, continuesSessionId: second.id });
const ids = (chain: { session: { id: string } }[]) => chain.map(({ session }) => session.id);

test('a chain is delivered as one conversation; each session begins where the previous one ended', () => {
  const chain = deliveredChain(anInterview({ sessions: [first, second, third] }), third);
  expect(chain.map(({ session, offsetMs }) => [session.id, offsetMs])).toEqual([
    [first.id, 0],
    [second.id, 60_500],
    [third.id, 90_500],
  ]);
});

test('the chain of an earlier session ends with it', () => {
  const interview = anInterview({ sessions: [first, second, third] });
  expect(ids(deliveredChain(interview, second))).toEqual([first.id, second.id]);
  expect(deliveredChain(interview, undefined)).toEqual([]);
});

test('superseded sessions are not delivered', () => {
  const fresh = aSession({ startedAt: at(500) });
  const interview = anInterview({ sessions: [{ ...first, supersededAt: at(400) }, fresh] });
  expect(ids(currentChain(interview))).toEqual([fresh.id]);
});

test('a circular or broken link ends the chain', () => {
  const [a, b] = [aSession(), aSession()];
  const circle = [
    { ...a, continuesSessionId: b.id },
    { ...b, continuesSessionId: a.id },
  ];
  expect(deliveredChain(anInterview({ sessions: circle }), circle[1])).toHaveLength(2);
  const lost = aSession({ continuesSessionId: 'gone' });
  expect(deliveredChain(anInterview({ sessions: [lost] }), lost)).toHaveLength(1);
});

test('the primary session is the active one if processed, else the latest processed one not superseded', () => {
  const processed = (change = {}) => aSession({ isProcessed: true, ...change });
  const [a, b, superseded] = [processed({ isActive: true }), processed(), processed({ supersededAt: at(1) })];
  expect(primarySession(anInterview({ sessions: [a, b] }))).toBe(a);
  const talking = aSession({ isActive: true, endedAt: null });
  expect(primarySession(anInterview({ sessions: [b, superseded, talking] }))).toBe(b);
  expect(primarySession(anInterview({ sessions: [talking] }))).toBeUndefined();
});
