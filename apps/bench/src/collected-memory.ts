import { once } from 'node:events';
import { request } from 'undici';
import { WebSocket } from 'ws';
import { until } from '../../platform/src/wait.ts';

/** Address at which Node opens its inspector on SIGUSR1, for one process at a time. */
const inspector = 'http://127.0.0.1:9229/json/list';
const patienceMs = 10_000;

/** Resident memory without the free part of the heap, whose size is random. */
const keptBytes = '(({ rss, heapTotal, heapUsed }) => rss - heapTotal + heapUsed)(process.memoryUsage())';

export async function collectGarbage(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await until(address, 'the inspector is open', { timeoutMs: patienceMs }));
  try {
    await once(socket, 'open');
    const inspected = await ask(socket, 'Runtime.evaluate', { expression: 'process.pid' });
    if (inspected.result.value !== pid)
      throw new Error(`The inspector of another process than ${pid} is open`);
    // the second collection frees what the first one finalised
    await ask(socket, 'HeapProfiler.collectGarbage');
    await ask(socket, 'HeapProfiler.collectGarbage');
    const kept = await ask(socket, 'Runtime.evaluate', { expression: keptBytes });
    const close = 'process.getBuiltinModule("node:inspector").close()';
    await ask(socket, 'Runtime.evaluate', { expression: `void setImmediate(() => ${close})` });
    return kept.result.value;
  } finally {
    socket.terminate();
    // frees the port for the next process
    await until(async () => !(await address()), 'the inspector is closed', { timeoutMs: patienceMs });
  }
}

async function address(): Promise<string | undefined> {
  const targets = await request(inspector, { reset: true })
    .then(({ body }) => body.json() as Promise<{ webSocketDebuggerUrl: string }[]>)
    .catch(() => []);
  return targets[0]?.webSocketDebuggerUrl;
}

/** Sends one command; its answer is the next message, so only one command may be pending. */
async function ask(socket: WebSocket, method: string, params: object = {}) {
  socket.send(JSON.stringify({ id: 1, method, params }));
  const [message] = await once(socket, 'message', { signal: AbortSignal.timeout(patienceMs) });
  const { result, error } = JSON.parse(String(message));
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
