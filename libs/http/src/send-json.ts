import type { Response } from 'express';

/**
 * `res.json` without the parts of Express that our responses do not need (type detection, ETag, freshness):
 * all are JSON in UTF-8 without validators.
 */
export function sendJson(this: Response, body: unknown): Response {
  const text = JSON.stringify(body);
  if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8');
  this.setHeader('Content-Length', Buffer.byteLength(text));
  return this.end(text);
}
