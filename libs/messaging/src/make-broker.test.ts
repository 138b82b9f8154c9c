import { silentLogger } from '@colloquy/logging';
import { deleteTopology, makeBroker } from './index';

test('an invalid broker URL is refused at once, and the error does not contain the password', () => {
  for (const url of ['', 'localhost:5672', 'http://user:hunter2@host', 'amqp//user:hunter2@host']) {
    const make = () => makeBroker({ url, connectionName: 'test', logger: silentLogger });
    expect(make).toThrow('The broker address is not an amqp: or amqps: URL');
  }
});

test('the queues of the platform itself are never deleted', async () => {
  const all = { url: 'amqp://127.0.0.1:1', prefix: '' };
  await expect(deleteTopology(all)).rejects.toMatchObject({ kind: 'invalid' });
});
