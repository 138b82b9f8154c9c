import { createServer, type IncomingHttpHeaders } from 'node:http';

/**
 * A request as a webhook endpoint received it.
 */
export type Received = { at: Date; method: string; headers: IncomingHttpHeaders; body: string };

/** The most of a body that is kept, bytes. */
const mostBytes = 1024 * 1024;

/**
 * A webhook endpoint on a free port of this machine that answers 204 and remembers what it got.
 * @param options `onRequest`: called for each before it is answered
 */
export async function startReceiver({
  onRequest = () => undefined,
}: { onRequest?: () => void } = {}): Promise<{ url: string; received: Received[]; close(): void }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      if (body.length < mostBytes) body += chunk;
    });
    request.on('end', () => {
      received.push({ at: new Date(), method: request.method ?? '', headers: request.headers, body });
      onRequest();
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/notifications`,
    received,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
