import type { InternalTokens, Principal } from '@colloquy/auth';
import { apiKeyNameBody, idParams, membersQuery } from '@colloquy/contracts';
import {
  jsonBody,
  pageOf,
  paginationOf,
  type NextFunction,
  parse,
  parsePath,
  principalOf,
  type Request,
  requirePrincipal,
  type Response,
  Router,
} from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import type { UseCases } from '../use-cases';
import { presentApiKey, presentCreatedApiKey, presentCurrentUser, presentMember } from './presenters';

export function accountRoutes(useCases: UseCases, principals: InternalTokens<Principal>): Router {
  const router = Router();
  const authenticated = requirePrincipal(principals, 'account');
  const bearer = [authenticated, requireBearer];

  router.get('/api/auth/me', authenticated, async (_req, res) => {
    const principal = principalOf(res);
    res.json(presentCurrentUser(await useCases.readCurrentUser(principal), principal));
  });
  router.get('/api/members', bearer, async (req: Request, res: Response) => {
    const page = pageOf(parse(membersQuery, req.query), { limit: 20 });
    const { members, total } = await useCases.listMembers(principalOf(res).accountId, page);
    res.json({ data: members.map(presentMember), pagination: paginationOf(page, total) });
  });
  router.get('/api/api-keys', bearer, async (_req: Request, res: Response) => {
    res.json((await useCases.listApiKeys(principalOf(res))).map(presentApiKey));
  });
  router.post('/api/api-keys', bearer, jsonBody(), async (req: Request, res: Response) => {
    const { name } = parse(apiKeyNameBody, req.body);
    res.status(201).json(presentCreatedApiKey(await useCases.createApiKey(principalOf(res), name)));
  });
  router.patch('/api/api-keys/:id', bearer, jsonBody(), async (req: Request, res: Response) => {
    const { id } = parsePath(idParams, req.params);
    const { name } = parse(apiKeyNameBody, req.body);
    res.json(presentApiKey(await useCases.renameApiKey(principalOf(res), id, name)));
  });
  router.delete('/api/api-keys/:id', bearer, async (req: Request, res: Response) => {
    const { id } = parsePath(idParams, req.params);
    await useCases.revokeApiKey(principalOf(res), id);
    res.status(204).end();
  });
  return router;
}

/**
 * Otherwise the thief of an API key could create a second key that survives the revocation of the first, or read the
 * addresses of the account's users.
 */
function requireBearer(_req: Request, res: Response, next: NextFunction): void {
  if (principalOf(res).via !== 'bearer') {
    throw new AppError('unauthenticated', undefined, 'This operation requires a bearer token');
  }
  next();
}
