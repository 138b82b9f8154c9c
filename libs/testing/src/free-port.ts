import { createServer } from 'node:net';

/** Below the ports the system takes for outgoing connections, one of which could be there first; none is blocked. */
const range = { first: 12_000, count: 18_000 };
const given = new Set<number>();

/**
 * A port on 127.0.0.1 nobody listens on, for what must be found at the same place again or not at all; different at
 * each call.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = range.first + Math.floor(Math.random() * range.count);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** An address on this machine where nothing answers. */
export const deadAddress = async (): Promise<string> => `127.0.0.1:${await freePort()}`;

/** Whether nobody listens on a port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
