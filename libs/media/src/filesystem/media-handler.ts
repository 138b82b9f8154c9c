import { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Clock, systemClock } from '@colloquy/kernel';
import { baseName, inlineDisposition } from '../content-disposition';
import { byteRange } from './byte-range';
import { type OpenableMedia } from './filesystem-store';
import { type MediaGrant, mediaPath, verifyMediaUrl } from './media-url';
import { type OpenedObject } from './object-file';

export type MediaHandler = (
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

interface MediaHandlerOptions {
  store: OpenableMedia;
  signingSecret: string;
  clock?: Clock;
  /** A client that accepts no data for this time is disconnected, milliseconds; default 60 000. */
  idleTimeoutMs?: number;
}

/** Serves signed URLs: 403 if expired or modified, 404 without the object. Other paths go to `next`. */
export function mediaHandler(options: MediaHandlerOptions): MediaHandler {
  return (req, res, next) => {
    if (!(req.originalUrl ?? req.url ?? '').startsWith(mediaPath)) {
      return next ? next() : refuse(res, 404, 'Not found');
    }
    serve(options, req, res).catch((error: unknown) => {
      if (next) next(error);
      else if (res.headersSent) res.destroy();
      else refuse(res, 500, 'Internal error');
    });
  };
}

async function serve(
  { store, signingSecret, clock = systemClock, idleTimeoutMs = 60_000 }: MediaHandlerOptions,
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return refuse(res, 405, 'Method not allowed');
  }
  const now = clock.now();
  const grant = verifyMediaUrl(req.originalUrl ?? req.url ?? '', signingSecret, now);
  if (!grant) return refuse(res, 403, 'This link has expired or is not valid');
  const object = await store.open(grant.key);
  if (!object) return refuse(res, 404, 'This recording or transcript no longer exists');

  try {
    const { sizeBytes } = object;
    const range = rangeOf(req, object);
    if (range === 'unsatisfiable') {
      res.setHeader('Content-Range', `bytes */${sizeBytes}`);
      return refuse(res, 416, 'The range is beyond the end');
    }
    describe(res, grant, object, now);
    const part = range === 'whole' ? { start: 0, end: sizeBytes - 1 } : range;
    res.statusCode = range === 'whole' ? 200 : 206;
    if (range !== 'whole') res.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${sizeBytes}`);
    res.setHeader('Content-Length', part.end - part.start + 1);
    if (req.method === 'HEAD' || sizeBytes === 0) return void res.end();
    res.setTimeout(idleTimeoutMs, () => res.destroy());
    await pipeline(object.read(part), res).catch(unlessClientLeft);
  } finally {
    await object.close();
  }
}

function unlessClientLeft(error: NodeJS.ErrnoException): void {
  if (!['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '')) throw error;
}

function rangeOf(req: IncomingMessage, object: OpenedObject) {
  const condition = req.headers['if-range'];
  if (req.method === 'HEAD' || (condition !== undefined && condition !== object.etag)) return 'whole';
  return byteRange(req.headers.range, object.sizeBytes);
}

function describe(res: ServerResponse, grant: MediaGrant, object: OpenedObject, now: Date): void {
  const maxAge = Math.floor(grant.expires - now.getTime() / 1000);
  res.setHeader('Content-Type', grant.contentType ?? object.contentType);
  res.setHeader('Content-Disposition', inlineDisposition(grant.fileName ?? baseName(grant.key)));
  res.setHeader('Cache-Control', `private, max-age=${maxAge}`);
  res.setHeader('ETag', object.etag);
  res.setHeader('Accept-Ranges', 'bytes');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // the link is the permission: a client's own page may play the recording
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function refuse(res: ServerResponse, status: number, error: string): void {
  const body = JSON.stringify({ error });
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
