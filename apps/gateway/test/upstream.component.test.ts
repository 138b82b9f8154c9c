import { Writable } from 'node:stream';
import { makeUpstream } from '../src/proxy/upstream';
import { startService } from './harness';

test('a connection is given up when it is old, without losing a request, so that replicas behind the address take turns', async () => {
  const service = await startService('agent');
  service.answer = (_seen, res) => void setTimeout(() => res.end('{}'), 3);
  const upstream = makeUpstream([`http://127.0.0.1:${service.port}`], {
    timeoutMs: 1000,
    connectionAgeMs: 30,
  });
  const request = {
    method: 'POST', // never repeated
    path: '/',
    headers: {},
    body: Buffer.from('{}'),
    giveUp: { givenUp: () => false, whenGivenUp: () => undefined },
  };
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const askOn = async () => {
    for (let n = 0; n < 100; n++) await upstream.forward(request, nowhere);
  };
  await Promise.all([askOn(), askOn(), askOn()]);
  expect(service.connections).toBeGreaterThan(20);
  expect(service.seen).toHaveLength(3 * 100);
  await upstream.close();
  await service.stop();
});
