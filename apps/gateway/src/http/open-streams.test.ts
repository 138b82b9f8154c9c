import { EventEmitter } from 'node:events';
import type { Response } from '@colloquy/http';
import { makeOpenStreams } from './open-streams';

/** A response that has begun, with the locals that the proxy sets. */
function anAnswer(locals: object) {
  const answer = Object.assign(new EventEmitter(), { headersSent: true, locals, isDestroyed: false });
  const destroy = () => void (answer.isDestroyed = true);
  return Object.assign(answer, { destroy }) as unknown as Response & { isDestroyed: boolean };
}

test('a stop ends all streams, also after a refused one and one that cannot be ended', async () => {
  const ended: string[] = [];
  const exchange = (name: string) => ({ exchange: { end: () => ended.push(name) } });
  const fail = () => {
    throw new Error('write after end');
  };
  const { add, component } = makeOpenStreams();
  const broken = anAnswer({ exchange: { end: fail } });
  const answers = [anAnswer(exchange('first')), anAnswer({}), broken, anAnswer(exchange('last'))];
  for (const answer of answers) add(answer, async () => undefined);
  await component.stop?.();
  expect([ended, broken.isDestroyed]).toEqual([['first', 'last'], true]);
  answers.forEach((answer) => answer.emit('close'));
});
