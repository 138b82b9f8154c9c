import { get } from 'node:http';

/** How often a process is asked whether it is alive, and how long it may take to answer, milliseconds. */
const everyMs = 2000;
const limitMs = 1000;

/**
 * Keeps asking a process for `/healthz`: one that is frozen accepts connections all the same.
 * @param port on 127.0.0.1
 */
export function watchPulse(port: number): { isSilent(): boolean; stop(): void } {
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
    request.once('error', () => undefined); // whoever cannot be connected to is skipped anyway
    request.once('close', () => (asking = false));
  };
  const timer = setInterval(ask, everyMs);
  timer.unref();
  return { isSilent: () => silent, stop: () => clearInterval(timer) };
}
