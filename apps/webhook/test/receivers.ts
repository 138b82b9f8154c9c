import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';

/** A request that a receiver got. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts an HTTP receiver on a free port that records its requests; `answer` is called after the body has arrived. */
export async function startReceiver(answer: (res: ServerResponse, seen: Seen) => void) {
  const requests: Seen[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    req.on('end', () => {
      const seen = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body };
      requests.push(seen);
      answer(res, seen);
    });
  });
  const { url, stop } = await listen(server);
  const close = async () => {
    server.closeAllConnections();
    await stop();
  };
  return { url, requests, stop: close };
}

/** Starts a TCP server on a free port, for receivers that violate HTTP. */
export async function startTcpReceiver(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  const { url, stop } = await listen(server);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await stop();
  };
  return { url, connections: () => connections, stop: close };
}

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/hook`, stop };
}

export const answerWith =
  (status: number, body = '') =>
  (res: ServerResponse) => {
    res.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  };
