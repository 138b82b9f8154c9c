import { makeHttpApp, makeHttpServer, makeRegistry, type Request, type Response } from '@colloquy/http';
import { silentLogger } from '@colloquy/logging';
import type { ReplicaOptions } from '../src/proxy/replica';
import { makeUpstream } from '../src/proxy/upstream';
import { startService } from './harness';

async function startForwarding(options: ReplicaOptions) {
  const service = await startService('agent');
  const upstream = makeUpstream([`http://127.0.0.1:${service.port}`], options);
  const forward = (req: Request, res: Response) => upstream.forward(req, res, Buffer.from('{}'));
  const registry = makeRegistry('test');
  const listener = makeHttpApp({ logger: silentLogger, registry, components: [], routes: [forward] });
  const server = makeHttpServer({ listener, host: '127.0.0.1', port: 0 });
  await server.start();
  return {
    service,
    /** Sends a request that is never retried. */
    async post(): Promise<number> {
      const response = await fetch(`http://127.0.0.1:${server.port()}/`, { method: 'POST', body: '{}' });
      return response.status;
    },
    async cleanUp() {
      server.server.closeAllConnections();
      await server.stop();
      upstream.close();
      await service.stop();
    },
  };
}

test('an old connection is replaced without losing a request, so that new replicas behind the address get traffic', async () => {
  const { service, post, cleanUp } = await startForwarding({ timeoutMs: 20_000, connectionAgeMs: 30 });
  service.answer = (_seen, res) => void setTimeout(() => res.end('{}'), 3);
  const askOn = async () => {
    for (let n = 0; n < 100; n++) expect(await post()).toBe(200);
  };
  await Promise.all([askOn(), askOn(), askOn()]);
  expect(service.connections).toBeGreaterThan(20);
  expect(service.seen).toHaveLength(3 * 100);
  await cleanUp();
});

test('requests beyond the connection limit wait for a connection until the time-out', async () => {
  const { service, post, cleanUp } = await startForwarding({ timeoutMs: 2000, connections: 2 });
  const { answer } = service;
  service.answer = () => undefined;
  expect(await Promise.all([post(), post(), post(), post()])).toEqual([504, 504, 504, 504]);
  service.answer = answer;
  expect(await Promise.all([post(), post(), post(), post()])).toEqual([200, 200, 200, 200]);
  await cleanUp();
});
