import { readFileSync } from 'node:fs';
import { createConnection, createServer, type NetConnectOpts } from 'node:net';

/** Below the ephemeral range, so that ports stay free. `PORT_RANGE=12000-13999` keeps concurrent platforms apart. */
const range = rangeOf(process.env.PORT_RANGE) ?? { first: 10_000, last: firstEphemeralPort() - 1 };

/** The unprivileged ports to which browsers and `fetch` refuse to connect: https://fetch.spec.whatwg.org/#port-blocking */
const blocked = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

export const isBlocked = (port: number) => blocked.has(port);

const given = new Set<number>();

function rangeOf(text = '') {
  const [first, last] = text.split('-').map(Number);
  return first && last ? { first, last } : undefined;
}

function firstEphemeralPort() {
  try {
    const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/);
    const port = Number(first);
    return port > 12_000 ? port : 32_768;
  } catch {
    return 32_768;
  }
}

/** Returns a free port of 127.0.0.1, a different one at each call. Another process may take it before it is used. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = range.first + Math.floor(Math.random() * (range.last - range.first + 1));
    if (given.has(port) || isBlocked(port) || !(await portIsFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('No free port found on 127.0.0.1');
}

export function reservePorts(ports: number[]) {
  for (const port of ports) given.add(port);
}

export async function freePortPreferring(wanted: number | undefined) {
  if (wanted === undefined || isBlocked(wanted) || !(await portIsFree(wanted))) return freePort();
  given.add(wanted);
  return wanted;
}

export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export function acceptsConnection(address: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
