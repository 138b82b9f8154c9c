import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { WebSocket } from 'ws';

/** Node opens its inspector there on SIGUSR1, for one process at a time. */
const inspector = 'http://127.0.0.1:9229/json/list';
const patienceMs = 10_000;

/** Resident memory without the free part of the heap, whose size is random. */
const keptBytes = '(({ rss, heapTotal, heapUsed }) => rss - heapTotal + heapUsed)(process.memoryUsage())';

/** Makes a Node process collect its garbage and returns its remaining memory, bytes. */
export async function collectGarbage(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await eventually(address));
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
    await eventually(closed); // frees the port for the next process
  }
}

async function address() {
  const { body } = await request(inspector, { reset: true });
  const [target] = (await body.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('No inspector is open');
  return target.webSocketDebuggerUrl;
}

async function closed() {
  const answer = await request(inspector, { reset: true }).catch(() => undefined);
  await answer?.body.dump();
  if (answer) throw new Error('The inspector does not close');
}

/** Repeats an attempt until it succeeds or the time is up. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + patienceMs; ; await pause(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

/** Sends one command; its answer is the next message, so only one command may be pending. */
async function ask(socket: WebSocket, method: string, params: object = {}) {
  socket.send(JSON.stringify({ id: 1, method, params }));
  const [message] = await once(socket, 'message', { signal: AbortSignal.timeout(patienceMs) });
  const { result, error } = JSON.parse(String(message));
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
