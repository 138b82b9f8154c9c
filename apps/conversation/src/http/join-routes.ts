import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JoinPageView } from '@colloquy/contracts';
import { Router, type Response, staticFiles } from '@colloquy/http';
import { AppError, isUuid } from '@colloquy/kernel';

/** What the page may load and talk to: itself. */
const pagePolicy = (appUrl: string) => {
  const socket = appUrl.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${socket}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/**
 * The expert's page and what it asks for before anybody speaks.
 * @param joinDir the built page
 * @throws when there is no page in it
 */
export function joinRoutes(options: {
  joinDir: string;
  appUrl: string;
  viewOf: (interviewId: string) => Promise<JoinPageView>;
}): Router {
  const page = readPage(options.joinDir);
  const policy = pagePolicy(options.appUrl);
  const router = Router();
  const assets = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  router.use('/call/assets', staticFiles(join(options.joinDir, 'assets'), assets));

  router.get('/call/:interviewId/join', (req, res) => {
    // the page itself says that there is no such interview, in words made for experts
    res.status(isUuid(req.params.interviewId) ? 200 : 404);
    sendPage(res, page, policy);
  });
  router.get('/call/:interviewId/view', async (req, res) => {
    const { interviewId } = req.params;
    if (!isUuid(interviewId)) throw new AppError('not-found', undefined, 'Not found');
    res.set('Cache-Control', 'no-store').json(await options.viewOf(interviewId));
  });
  return router;
}

function sendPage(res: Response, page: Buffer, policy: string): void {
  res
    .set('Content-Security-Policy', policy)
    // what experts agree to is their microphone, and nothing else
    .set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=()')
    .set('Cache-Control', 'no-cache')
    .type('html')
    .send(page);
}

function readPage(joinDir: string): Buffer {
  try {
    return readFileSync(join(joinDir, 'index.html'));
  } catch (error) {
    throw new Error(`JOIN_DIR holds no built join page: ${(error as Error).message}`, { cause: error });
  }
}
