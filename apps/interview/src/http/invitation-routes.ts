import { invitationInput } from '@colloquy/contracts';
import { jsonBody, parse, principalOf, Router } from '@colloquy/http';
import type { UseCases } from '../use-cases';

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
    res.json(await replaceAccountInvitation(accountId, parse(invitationInput, req.body)));
  });
  return router;
}
