import { disconnectReasons } from '@colloquy/contracts';
import { anEvent } from '../test/an-event';
import { routingHeadersOf, makeTopology } from './topology';

test('a completion waits only for a session that ended naturally or by the expert', () => {
  const queueOf = (disconnectReason: string) => {
    const event = anEvent('session.ended.v1');
    const choice = routingHeadersOf(makeTopology({}), {
      ...event,
      data: { ...event.data, disconnectReason },
    });
    return Object.values(choice)[0];
  };
  const completing = disconnectReasons.filter((reason) => queueOf(reason) === 'analysis.session-completing');
  expect(completing.sort()).toEqual(['completed_by_expert', 'completed_natural_end']);
  const others = disconnectReasons.filter((reason) => !completing.includes(reason));
  expect(new Set(others.map(queueOf))).toEqual(new Set(['analysis.session-ended']));
});

test('an event that is bound to all its queues has no choice', () => {
  expect(routingHeadersOf(makeTopology({}), anEvent('interview.completed.v1'))).toEqual({});
});
