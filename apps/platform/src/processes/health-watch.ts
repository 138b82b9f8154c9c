import { get } from 'node:http';

/** Interval of the health checks and time limit of one, milliseconds. */
const everyMs = 2000;
const limitMs = 1000;

interface HealthWatch {
  isSilent(): boolean;
  stop(): void;
}

/** Polls `/healthz` of a process, because a frozen process still accepts connections. */
export function watchHealth(port: number): HealthWatch {
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
