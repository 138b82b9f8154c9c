import { markAsStream, principalOf, type Response, Router } from '@colloquy/http';
import type { EventStreams, Reader, Stream } from '../live-events/event-streams';

/** Unread bytes, some hundred events, at which a reader is disconnected. */
const maxUnreadBytes = 64 * 1024;
/** Time for a reader to read the rest; a reader that does not read must not delay a stop. */
const lingerMs = 500;
const retryAfterSeconds = 5;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no', // nginx would hold events back
};

export function eventRoutes(streams: EventStreams): Router {
  const router = Router();
  router.get('/api/interviews/events', (req, res) => {
    const { accountId, keyId, userId } = principalOf(res);
    if (req.method === 'HEAD') return void res.set(headers).end();
    const stream = streamOf(res);
    res.once('close', open(streams, { accountId, callerId: keyId ?? userId }, stream, res));
  });
  return router;
}

function open(streams: EventStreams, reader: Reader, stream: Stream, res: Response): () => void {
  try {
    return streams.open(reader, stream);
  } catch (error) {
    res.set('Retry-After', String(retryAfterSeconds));
    throw error;
  }
}

export function streamOf(res: Response): Stream {
  return {
    send(text) {
      if (!res.headersSent) {
        markAsStream(res);
        res.writeHead(200, headers);
      }
      if (res.writableEnded) return;
      if (res.writableLength > maxUnreadBytes) res.destroy();
      else res.write(text);
    },
    end() {
      res.end();
      setTimeout(() => res.writableFinished || res.destroy(), lingerMs).unref();
    },
  };
}
