import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  at: Date;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface ReceiverOptions {
  onRequest?: () => void;
}

export interface Receiver {
  url: string;
  received: Received[];
  close(): void;
}

const maxBytes = 1024 * 1024;

export async function startReceiver({ onRequest }: ReceiverOptions = {}): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      if (body.length < maxBytes) body += chunk;
    });
    request.on('end', () => {
      received.push({ at: new Date(), method: request.method ?? '', headers: request.headers, body });
      onRequest?.();
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/notifications`,
    received,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
