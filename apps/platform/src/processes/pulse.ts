import { get } from 'node:http';

/** How often a process is asked for its health, and how long it may take to answer, milliseconds. */
const everyMs = 2000;
const limitMs = 1000;

interface Pulse {
  isSilent(): boolean;
  stop(): void;
}

/** Asks the process on a port of 127.0.0.1 for `/healthz` at intervals: a frozen process still accepts connections. */
export function watchPulse(port: number): Pulse {
  let silent = false;
  let asking = false;
  const ask = () => {
    if (asking) return;
    asking = true;
    const request = get({ host: '127.0.0.1', port, path: '/healthz', agent: false, timeout: limitMs });
    request.once('response', (answer) => {
      silent = false;
      answer.resume();
    });
    request.once('timeout', () => {
      silent = true;
      request.destroy();
    });
    request.once('error', () => undefined); // the balancer skips a replica that refuses connections
    request.once('close', () => (asking = false));
  };
  const timer = setInterval(ask, everyMs);
  timer.unref();
  return { isSilent: () => silent, stop: () => clearInterval(timer) };
}
