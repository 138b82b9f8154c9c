import { createServer } from 'node:net';

/** Below the ephemeral range, so that no outgoing connection takes the port. Browsers do not block these ports. */
const range = { first: 12_000, count: 18_000 };
const given = new Set<number>();

/** Returns a free port of 127.0.0.1, a different one at each call, for a server that restarts on the same port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = range.first + Math.floor(Math.random() * range.count);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/** Returns an address of this machine on which no server listens. */
export const deadAddress = async (): Promise<string> => `127.0.0.1:${await freePort()}`;

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
