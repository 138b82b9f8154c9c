import type { Response } from 'express';

/** `res.json` without type detection, ETag and freshness. */
export function sendJson(this: Response, body: unknown): Response {
  return sendJsonText(this, JSON.stringify(body));
}

export function sendJsonText(res: Response, text: string): Response {
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  return res.end(text);
}
