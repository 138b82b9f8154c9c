import { Router } from 'express';
import { type Part, pause } from '@colloquy/kernel';
import type { Registry } from 'prom-client';

/** A dependency that does not answer within this many milliseconds is not ready. */
const readyLimitMs = 2000;

/**
 * `/healthz` (the process answers), `/readyz` (its parts can do their work; 503 with the names of those that
 * cannot) and `/metrics` (Prometheus).
 */
export function healthRoutes(options: {
  parts: readonly Part[];
  registry: Registry;
  stopping: () => boolean;
}): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const checks = await Promise.all(
      options.parts.map(async (part) => ({ name: part.name, ready: await isReady(part) })),
    );
    const waitingFor = checks.filter((check) => !check.ready).map((check) => check.name);
    const ready = waitingFor.length === 0 && !options.stopping();
    res.status(ready ? 200 : 503).json(ready ? { status: 'ready' } : { status: 'not ready', waitingFor });
  });
  router.get('/metrics', async (_req, res) => {
    res.type(options.registry.contentType).send(await options.registry.metrics());
  });
  return router;
}

async function isReady(part: Part): Promise<boolean> {
  if (!part.ready) return true;
  const limit = new AbortController();
  try {
    return await Promise.race([part.ready(), pause(readyLimitMs, limit.signal).then(() => false)]);
  } catch {
    return false;
  } finally {
    limit.abort();
  }
}
