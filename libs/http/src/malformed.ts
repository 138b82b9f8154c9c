import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@colloquy/kernel';
import type { NextFunction, Request, Response } from 'express';

/** Refuses what Node's parser rejects: invalid HTTP, large or slow headers, CONNECT, unknown expectations. */
export function refuseMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answering = (socket as { _httpMessage?: ServerResponse })._httpMessage;
    // a client would read another response as part of the one that has begun
    if (!socket.writable || answering?.headersSent || error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, statusOf.get(error.code ?? '') ?? 400);
  });
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    refuse(socket, 405);
  });
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) => {
    const body = bodyOf(417);
    res.writeHead(417, { ...jsonType, connection: 'close', 'content-length': body.length }).end(body);
  });
}

/** RFC 9112 (2.3, 3.2, 6.1): other versions, no Host or several, and ambiguous transfer codings. */
export function requireWellFormed() {
  return (req: Request, _res: Response, next: NextFunction): void => {
    const hosts = hostsIn(req.rawHeaders);
    const coding = req.headers['transfer-encoding'];
    const isHttp10 = req.httpVersion === '1.0';
    if (!isHttp10 && req.httpVersion !== '1.1') throw malformed('The request must be HTTP/1.1');
    if (hosts > 1 || (hosts === 0 && !isHttp10)) throw malformed('The request must have one Host header');
    if (coding !== undefined && (isHttp10 || coding.toLowerCase() !== 'chunked')) {
      throw malformed('The only supported transfer coding is chunked');
    }
    next();
  };
}

/** `headers` keeps only the first Host, and `headersDistinct` sorts all headers. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) {
    if (rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

const malformed = (message: string) => new AppError('invalid', undefined, message);

function refuse(socket: Duplex, status: number): void {
  const body = bodyOf(status);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Type: ${jsonType['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  // a half-open client keeps the connection; closing at once may cut off the response
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Time in which a client can read the response before its connection is destroyed, milliseconds. */
export const lingerMs = 1000;

const jsonType = { 'content-type': 'application/json; charset=utf-8' };

const bodyOf = (status: number) => JSON.stringify({ error: STATUS_CODES[status] });

const statusOf: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);
