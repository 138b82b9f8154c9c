import { join } from 'node:path';
import type { JoinPageView } from '@colloquy/contracts';
import {
  compressedFiles,
  jsonBody,
  type NextFunction,
  type Request,
  type Response,
  Router,
} from '@colloquy/http';
import { AppError, isUuid } from '@colloquy/kernel';
import { interviewIn } from './join-link';
import { pageSender } from './join-page';

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

/** @param options.joinDir the built page; throws an Error without one */
export function joinRoutes(options: {
  joinDir: string;
  appUrl: string;
  viewOf: (interviewId: string) => Promise<JoinPageView>;
  withdraw: (interviewId: string) => Promise<void>;
}): Router {
  const sendPage = pageSender(options.joinDir, pagePolicy(options.appUrl));
  const { origin } = new URL(options.appUrl);
  const router = Router({ strict: true, caseSensitive: true });
  const assets = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  router.use('/call/assets', compressedFiles(join(options.joinDir, 'assets'), assets));

  router.get('/call/:interviewId/view', async (req, res) => {
    const interviewId = idOf(req.params);
    res.set('Cache-Control', 'no-store').json(await options.viewOf(interviewId));
  });
  router.post('/call/:interviewId/withdrawal', jsonBody(), async (req, res) => {
    if (req.get('Origin') !== origin)
      throw new AppError('forbidden', undefined, 'Origin: must be that of the join page');
    await options.withdraw(idOf(req.params));
    res.status(204).end();
  });
  router.get('/call/:interviewId/join', (req, res, next) => {
    if (interviewIn(req.path) !== req.params.interviewId) return next();
    sendPage(req, res, next);
  });
  router.get(['/call{/*rest}', '/call/'], (req, res, next) => {
    const interviewId = interviewIn(req.path);
    if (interviewId !== undefined) return res.redirect(302, `/call/${interviewId}/join`);
    refuse(req, res, next);
  });
  router.use('/call', (error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (error instanceof URIError && req.method === 'GET') refuse(req, res, next);
    else next(error);
  });

  function refuse(req: Request, res: Response, next: NextFunction): void {
    const isFile = req.originalUrl.startsWith('/call/assets/');
    if (isFile || !req.accepts('html')) return next(new AppError('not-found', undefined, 'Not found'));
    res.status(404);
    sendPage(req, res, next);
  }
  return router;
}

function idOf({ interviewId = '' }: { interviewId?: string }): string {
  if (!isUuid(interviewId)) throw new AppError('not-found', undefined, 'Not found');
  return interviewId;
}
