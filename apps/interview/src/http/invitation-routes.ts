import { invitationInput } from '@colloquy/contracts';
import { jsonBody, parse, principalOf, type Request, Router } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import type { Deps } from '../use-cases/deps';
import { accountInvitation, replaceAccountInvitation } from '../use-cases/invitations';

/** The REST API of what an account tells its experts; mounted behind the check of the principal. */
export function invitationRoutes(deps: Deps): Router {
  const router = Router();
  router.get('/api/account/invitation', async (_req, res) => {
    res.json(await accountInvitation(deps, principalOf(res).accountId));
  });
  router.put('/api/account/invitation', jsonBody(), async (req, res) => {
    const { accountId } = principalOf(res);
    res.json(await replaceAccountInvitation(deps, accountId, parse(invitationInput, bodyOf(req))));
  });
  return router;
}

/** A replacement without a body would clear everything. */
function bodyOf({ body }: Request): unknown {
  if (body !== undefined && body !== null) return body as unknown;
  throw new AppError('invalid', undefined, 'The body must be a JSON object');
}
