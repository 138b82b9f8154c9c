import { join } from 'node:path';
import { compressedFiles, compressedPage, type RequestHandler, Router } from '@colloquy/http';
import type { RateLimits } from './rate-limits';

interface ConsoleOptions {
  dir: string;
  baseUrl: string;
  appUrl: string;
  issuer: string;
  audience: string;
  clientId: string;
  scope: string;
  providerOrigins: readonly string[];
}

/** @throws Error if there is no built console */
export function consoleRoutes(options: ConsoleOptions, limits: RateLimits): Router {
  const { dir, baseUrl, appUrl, issuer, audience, clientId, scope } = options;
  const settings = { baseUrl, appUrl: appUrl || null, issuer, audience, clientId, scope };
  const router = Router();
  const page = pageOf(join(dir, 'index.html'), policyOf(options, "'none'"));
  // the console opens this page in a hidden frame
  const silent = pageOf(join(dir, 'silent.html'), policyOf(options, "'self'"), 'SAMEORIGIN');
  // not counted: a page loads dozens, and a whole office may share an address
  router.use(
    '/console/assets',
    compressedFiles(join(dir, 'assets'), { immutable: true, maxAge: '1y', index: false, redirect: false }),
    (_req, res) => {
      res.status(404).type('text').send('Not found');
    },
  );
  router.use('/console', async (req, res, next) => {
    await limits.countAddress(req, res);
    next();
  });
  router.get('/console/config.json', (_req, res) => {
    res.set('Cache-Control', 'no-cache').json(settings);
  });
  router.get('/console/silent.html', silent);
  router.get(['/console', '/console/{*page}'], page);
  return router;
}

function pageOf(file: string, policy: string, frames = 'DENY'): RequestHandler {
  try {
    return compressedPage(file, {
      'Content-Security-Policy': policy,
      'X-Frame-Options': frames,
      'Permissions-Policy': 'microphone=(), camera=(), geolocation=()',
    });
  } catch (error) {
    throw new Error(`CONSOLE_DIR holds no built console: ${(error as Error).message}`, { cause: error });
  }
}

function policyOf({ issuer, providerOrigins }: ConsoleOptions, frameAncestors: string): string {
  const provider = [new URL(issuer).origin, ...providerOrigins].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // menus and dialogs set the position of their parts
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    'media-src https: http:',
    `connect-src 'self' ${provider}`,
    `frame-src 'self' ${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}
