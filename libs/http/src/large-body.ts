import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '@colloquy/kernel';
import { lingerMs } from './malformed';

/** Limit on the body of a request: 1 MB. */
export const bodyLimitBytes = 1024 * 1024;

/** Refuses a body beyond the limit at once. The parsers of express answer only after they have read it to its end. */
export function atMost(limitBytes: number, parser: RequestHandler): RequestHandler {
  return (req, res, next) => {
    let sizeBytes = 0;
    let isOver = false;
    const settle = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      req.off('data', count);
      next(error);
    };
    const count = (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) settle(tooLarge());
    };
    if (Number(req.headers['content-length'] ?? 0) > limitBytes) return settle(tooLarge());
    req.on('data', count);
    void parser(req, res, settle);
  };
}

export function leaveUnread(req: Request, res: Response): void {
  res.setHeader('Connection', 'close');
  const { socket } = req;
  // Node would read on, and then close at once: the reset could overtake the response
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  req.read(0); // otherwise Node reads an untouched body to its end
  req.pause();
}

export const tooLarge = () => new AppError('too-large', undefined, 'The body is larger than 1 MB');
