import { invitationInput } from '@colloquy/contracts';
import { jsonBody, parse, principalOf, type Request, Router } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import type { UseCases } from '../use-cases';

/** The REST API of what an account tells its experts; mounted behind the check of the principal. */
export function invitationRoutes({
  readAccountInvitation,
  replaceAccountInvitation,
}: Pick<UseCases, 'readAccountInvitation' | 'replaceAccountInvitation'>): Router {
  const router = Router();
  router.get('/api/account/invitation', async (_req, res) => {
    res.json(await readAccountInvitation(principalOf(res).accountId));
  });
  router.put('/api/account/invitation', jsonBody(), async (req, res) => {
    const { accountId } = principalOf(res);
    res.json(await replaceAccountInvitation(accountId, parse(invitationInput, bodyOf(req))));
  });
  return router;
}

/** A replacement without a body would clear everything. */
function bodyOf({ body }: Request): unknown {
  if (body !== undefined && body !== null) return body as unknown;
  throw new AppError('invalid', undefined, 'The body must be a JSON object');
}
