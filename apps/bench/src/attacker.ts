import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';
import type { Request } from './load.ts';

/** Requests a minute that the default rate limit allows an API key. The measured platform has no limit. */
const allowance = 600;
/** Bytes of a response that the gateway counts as another request. */
const bytesPerRequest = 256 * 1024;
const clients = 32;
const uploads = 300;
const uploadBytes = 1_000_000;

/** The attack ends when the thread gets a message; it then reports the responses by status. */
export interface AttackerTask {
  baseUrl: string;
  apiKey: string;
  requests?: Request[];
}

const task = workerData as AttackerTask;
const ending = new AbortController();
parentPort?.once('message', () => ending.abort());
parentPort?.postMessage(
  await (task.requests
    ? spendAllowance(task, task.requests, ending.signal)
    : uploadSlowly(task, ending.signal)),
);

/** Sends as many requests as the rate limit allows in a minute, as fast as possible. */
async function spendAllowance({ baseUrl, apiKey }: AttackerTask, requests: Request[], signal: AbortSignal) {
  const pool = new Pool(baseUrl, { connections: clients });
  const statuses: Record<string, number> = {};
  let left = allowance;
  let next = 0;
  const client = async () => {
    while (left > 0 && !signal.aborted) {
      left -= 1;
      const { method, path, body } = requests[next++ % requests.length] as Request;
      const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
      const answer = await pool.request({ method, path, headers, signal, ...(body ? { body } : {}) });
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      let sizeBytes = 0;
      for await (const chunk of answer.body) sizeBytes += (chunk as Buffer).length;
      left -= Math.floor(sizeBytes / bytesPerRequest);
    }
  };
  const failed = (error: Error) => {
    if (!signal.aborted) statuses[error.name] = (statuses[error.name] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: clients }, () => client().catch(failed)));
  await pool.destroy();
  return statuses;
}

/** Keeps connections open on which a body of 1 MB arrives at one byte a second. */
async function uploadSlowly({ baseUrl, apiKey }: AttackerTask, signal: AbortSignal) {
  const { hostname, port } = new URL(baseUrl);
  const head =
    `POST /api/interviews HTTP/1.1\r\nHost: ${hostname}\r\nx-api-key: ${apiKey}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${uploadBytes}\r\n\r\n{`;
  const statuses: Record<string, number> = {};
  const sockets = Array.from({ length: uploads }, () => {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        const status = /^HTTP\/1.1 (\d+)/.exec(data.toString())?.[1] ?? 'other';
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
    socket.write(head);
    return socket;
  });
  while (!signal.aborted) {
    await pause(1000, undefined, { signal }).catch(() => undefined);
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }
  for (const socket of sockets) socket.destroy();
  return statuses;
}
