import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A proxy between a browser and the platform whose lines can be cut, as when a train enters a tunnel. */
export async function startBreakableProxy() {
  const lines = new Set<Duplex>();
  let broken = false;
  const server = createServer((asked, answer) => {
    const passed = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.on('connection', (line: Socket) => {
    if (broken) line.destroy();
    keep(line);
  });
  // browsers ask for a tunnel when they open a WebSocket
  server.on('connect', ({ url }: IncomingMessage, near: Duplex) => {
    const [host, port] = (url ?? '').split(':');
    const far = connect(Number(port), host, () => {
      near.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      far.pipe(near).pipe(far);
    });
    keep(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
    }
  });

  function keep(line: Duplex): void {
    lines.add(line);
    line.on('error', () => undefined).on('close', () => lines.delete(line));
  }
  const cut = () => {
    for (const line of lines) line.destroy();
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every line is cut, and new ones too until `mend`. */
    breaks(): void {
      broken = true;
      cut();
    },
    mend: () => (broken = false),
    stop(): Promise<void> {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** See {@link startBreakableProxy}. */
export type BreakableProxy = Awaited<ReturnType<typeof startBreakableProxy>>;
