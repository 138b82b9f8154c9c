import type { Response } from 'express';

/**
 * `res.json` without the parts of Express that our responses do not need (type detection, ETag, freshness):
 * all are JSON in UTF-8 without validators.
 */
export function sendJson(this: Response, body: unknown): Response {
  return sendJsonText(this, JSON.stringify(body));
}

/** Sends a text that is JSON. */
export function sendJsonText(res: Response, text: string): Response {
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  return res.end(text);
}
