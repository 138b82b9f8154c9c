import { Router } from 'express';
import { type Component, pause } from '@colloquy/kernel';
import { Gauge, type Registry } from 'prom-client';

const readyLimitMs = 2000;

/** `/readyz` answers 503 with the names of the components that are not ready. */
export function healthRoutes(options: {
  components: readonly Component[];
  registry: Registry;
  stopping: () => boolean;
}): Router {
  const router = Router();
  const check = () =>
    Promise.all(
      options.components.map(async (component) => ({
        name: component.name,
        ready: await isReady(component),
      })),
    );
  new Gauge({
    name: 'colloquy_component_ready',
    help: 'Whether a component of the service is ready (1) or not (0), as in /readyz',
    labelNames: ['component'],
    registers: [options.registry],
    async collect() {
      for (const { name, ready } of await check()) this.set({ component: name }, Number(ready));
    },
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const waitingFor = (await check()).filter(({ ready }) => !ready).map(({ name }) => name);
    const ready = waitingFor.length === 0 && !options.stopping();
    res.status(ready ? 200 : 503).json(ready ? { status: 'ready' } : { status: 'not ready', waitingFor });
  });
  router.get('/metrics', async (_req, res) => {
    res.type(options.registry.contentType).send(await options.registry.metrics());
  });
  return router;
}

async function isReady(component: Component): Promise<boolean> {
  if (!component.ready) return true;
  const limit = new AbortController();
  try {
    return await Promise.race([component.ready(), pause(readyLimitMs, limit.signal).then(() => false)]);
  } catch {
    return false;
  } finally {
    limit.abort();
  }
}
