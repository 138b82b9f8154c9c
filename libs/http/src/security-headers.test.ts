import type { NextFunction, Request, Response } from 'express';
import { securityHeaders } from './security-headers';

function headersFor(url: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
  const next: NextFunction = () => undefined;
  void securityHeaders()({ url } as Request, response as unknown as Response, next);
  return headers;
}

test('a response of the API may not be shown, framed or sniffed', () => {
  expect(headersFor('/api/interviews')).toEqual({
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

test.each(['/', '/api-docs', '/join/x', '/healthz'])('%s gets all security headers of pages', (url) => {
  expect(headersFor(url)).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("script-src 'self'"),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
  });
});
