import { principalOf, Router } from '@colloquy/http';
import type { Deps } from '../use-cases/deps';
import { previewNextPayment, readSubscription } from '../use-cases/read-billing';
import { presentInvoice, presentNextPayment, presentSubscription } from './presenters';

export function billingRoutes(deps: Deps): Router {
  const router = Router();

  router.get('/api/billing/invoices', async (_req, res) => {
    const invoices = await deps.invoices.list(principalOf(res).accountId);
    res.json({ invoices: invoices.map(presentInvoice) });
  });

  router.get('/api/billing/next-payment', async (_req, res) => {
    res.json(presentNextPayment(await previewNextPayment(deps, principalOf(res).accountId)));
  });

  router.get('/api/billing/subscription', async (_req, res) => {
    res.json(presentSubscription(await readSubscription(deps, principalOf(res).accountId)));
  });

  return router;
}
