import type { NextFunction, Request, Response } from 'express';
import { AppError, type ErrorKind, toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { leaveUnread, tooLarge } from './large-body';
import { requestIdHeader } from './request-context';

const httpStatusOfKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'rate-limited': 429,
  unavailable: 503,
  timeout: 504,
  internal: 500,
};

function errorBody(error: AppError): Record<string, unknown> {
  if (error.kind === 'internal') return { error: 'Internal error' };
  return { ...error.details, error: error.message, ...(error.code ? { code: error.code } : {}) };
}

function sendError(res: Response, error: AppError): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.status(httpStatusOfKind[error.kind]).json(errorBody(error));
}

export function notFound(_req: Request, _res: Response, next: NextFunction): void {
  next(new AppError('not-found', undefined, 'Not found'));
}

export function errorHandler(logger: Logger) {
  return (thrown: unknown, req: Request, res: Response, _next: NextFunction): void => {
    const error = fromBodyParser(thrown) ?? toAppError(thrown);
    if (error.kind === 'internal') {
      logger.error('HTTP request failed', { requestId: req.headers[requestIdHeader], ...errorFields(error) });
    }
    if (error.kind === 'too-large' && !req.complete && !res.headersSent) leaveUnread(req, res);
    sendError(res, error);
  };
}

function fromBodyParser(thrown: unknown): AppError | undefined {
  const { type, status } = (thrown ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return tooLarge();
  if (type === 'entity.parse.failed') return new AppError('invalid', undefined, 'The body is not valid JSON');
  if (thrown instanceof URIError) return new AppError('not-found', undefined, 'Not found');
  // a body that does not fit its `Content-Encoding` has no type
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new AppError('invalid', undefined, 'The request cannot be read');
  }
  return undefined;
}
