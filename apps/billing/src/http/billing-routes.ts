import { principalOf, Router } from '@colloquy/http';
import type { UseCases } from '../use-cases';
import { presentInvoice, presentNextPayment, presentSubscription } from './presenters';

export function billingRoutes({
  listInvoices,
  previewNextPayment,
  readSubscription,
}: Pick<UseCases, 'listInvoices' | 'previewNextPayment' | 'readSubscription'>): Router {
  const router = Router();

  router.get('/api/billing/invoices', async (_req, res) => {
    const invoices = await listInvoices(principalOf(res).accountId);
    res.json({ invoices: invoices.map(presentInvoice) });
  });

  router.get('/api/billing/next-payment', async (_req, res) => {
    res.json(presentNextPayment(await previewNextPayment(principalOf(res).accountId)));
  });

  router.get('/api/billing/subscription', async (_req, res) => {
    res.json(presentSubscription(await readSubscription(principalOf(res).accountId)));
  });

  return router;
}
