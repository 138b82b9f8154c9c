import type { Response } from 'express';

/**
 * `res.json` without what Express does for answers of any kind (guessing types, tags, freshness): none of ours has a
 * validator, and all are JSON in UTF-8.
 */
export function sendJson(this: Response, body: unknown): Response {
  const text = JSON.stringify(body);
  if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8');
  this.setHeader('Content-Length', Buffer.byteLength(text));
  return this.end(text);
}
