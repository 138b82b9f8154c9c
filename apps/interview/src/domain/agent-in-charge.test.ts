import { newId } from '@colloquy/kernel';
import { anAgent, anInterview, aSession, at } from '../../test/an-interview';
import { agentsInCharge } from './agent-in-charge';
import { deliveredChain } from './delivery';
import type { Handoff, Session } from './interview';

const agent = anAgent({ name: 'Generalist' });
const specialist = newId();

const aHandoff = (session: Session, change: Partial<Handoff> = {}): Handoff => ({
  id: newId(),
  sessionId: session.id,
  from: { groupId: agent.agentId, displayName: agent.name },
  to: { groupId: specialist, versionNumber: 1, displayName: 'Pricing' },
  occurredAt: at(20),
  offsetMs: 20_000,
  ruleId: newId(),
  condition: 'prices',
  ...change,
});

function inCharge(handoffs: Handoff[], sessions: Session[]) {
  const interview = anInterview({ agent, handoffs, sessions });
  return agentsInCharge(interview, deliveredChain(interview, sessions.at(-1)));
}

test('with a single agent, turns have no agent', () => {
  const session = aSession();
  expect(inCharge([], [session])(session.id, 0)).toBeUndefined();
});

test('the new agent is in charge from the offset of a handoff, and the first one after a handoff back', () => {
  const session = aSession();
  const back = aHandoff(session, {
    from: { groupId: specialist, displayName: 'Pricing' },
    to: { groupId: agent.agentId, versionNumber: 1, displayName: agent.name },
    occurredAt: at(40),
    offsetMs: 40_000,
  });
  const of = inCharge([aHandoff(session), back], [session]);
  const root = { name: 'Generalist', kind: 'root' };
  expect(of(session.id, 19_999)).toEqual(root);
  expect(of(session.id, 20_000)).toEqual({ name: 'Pricing', kind: 'transfer' });
  expect(of(session.id, 40_000)).toEqual(root);
});

test('a handoff stays in force in the sessions that continue the conversation', () => {
  const first = aSession();
  const second = aSession({ startedAt: at(100), continuesSessionId: first.id });
  const of = inCharge([aHandoff(first)], [first, second]);
  expect(of(first.id, 5000)?.kind).toBe('root');
  expect(of(second.id, 5000)?.kind).toBe('transfer');
});

test('a handoff before the expert started over is not part of the delivered conversation', () => {
  const superseded = aSession({ supersededAt: at(90) });
  const again = aSession({ startedAt: at(100) });
  expect(inCharge([aHandoff(superseded)], [superseded, again])(again.id, 30_000)).toBeUndefined();
});
