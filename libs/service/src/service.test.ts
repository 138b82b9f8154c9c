import { type Component } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeService } from './service';

const settings = { host: '127.0.0.1', port: 0, serviceSecret: 's'.repeat(32) };

function recorder() {
  const log: string[] = [];
  const component = (name: string, stop?: () => Promise<void>): Component => ({
    name,
    start: async () => void log.push(`start ${name}`),
    stop: async () => {
      log.push(`stop ${name}`);
      await stop?.();
    },
  });
  return { log, component };
}

test('components start by phase and in the order added, and stop in reverse', async () => {
  const { log, component } = recorder();
  const service = makeService('test', settings, silentLogger);
  service.add(component('edge'), 'edge');
  service.add(component('work 1'));
  service.add(component('storage'), 'storage');
  service.add(component('work 2'));
  const app = service.app();
  await app.start();
  await Promise.all([app.stop(), app.stop()]);
  expect(log).toEqual([
    ...['start storage', 'start work 1', 'start work 2', 'start edge'],
    ...['stop edge', 'stop work 2', 'stop work 1', 'stop storage'],
  ]);
});

test('a component that fails to stop does not keep the others from stopping', async () => {
  const { log, component } = recorder();
  const service = makeService('test', settings, silentLogger);
  service.add(component('first'));
  service.add(component('second', () => Promise.reject(new Error('no'))));
  const app = service.app();
  await app.start();
  await app.stop();
  expect(log.at(-1)).toBe('stop first');
});

test('a service is ready when its components are, and not during its stop', async () => {
  let isReady = false;
  const service = makeService('test', settings, silentLogger);
  service.http({ routes: [] });
  service.add({ name: 'storage', ready: async () => isReady }, 'storage');
  let whileStopping: number | undefined;
  const readyz = async () => (await fetch(`http://127.0.0.1:${app.httpPort()}/readyz`)).status;
  service.add({ name: 'edge', stop: async () => void (whileStopping = await readyz()) }, 'edge');
  const app = service.app();
  await app.start();
  const before = await readyz();
  isReady = true;
  expect([before, await readyz()]).toEqual([503, 200]);
  await app.stop();
  expect(whileStopping).toBe(503);
});

test('a service without a gRPC server has no gRPC port, and gRPC needs the service secret', () => {
  const { serviceSecret: _, ...without } = settings;
  expect(() => makeService('test', settings, silentLogger).app().grpcPort()).toThrow('no gRPC server');
  const service = makeService('test', without, silentLogger);
  expect(() => service.client('colloquy.agent.v1.AgentService', ['127.0.0.1:1'])).toThrow('serviceSecret');
});
