import { usageQuery, type UsageView } from '@colloquy/contracts';
import { parse, principalOf, Router } from '@colloquy/http';
import { periodOf } from '../domain/usage';
import type { Deps } from '../use-cases/deps';
import { presentEntry } from './presenters';

export function usageRoutes({ usage, invoices, clock }: Pick<Deps, 'usage' | 'invoices' | 'clock'>): Router {
  const router = Router();

  router.get('/api/billing/usage', async (req, res) => {
    const { accountId } = principalOf(res);
    const { page = 1, limit = 100, ...asked } = parse(usageQuery, req.query);
    const period = periodOf(asked, clock.now());
    const [entries, total] = await Promise.all([
      usage.page(accountId, period, { skip: (page - 1) * limit, limit }),
      usage.total(accountId, period),
    ]);
    const settlements = new Set(entries.flatMap(({ settlementId }) => settlementId ?? []));
    const settled = await invoices.byIds(accountId, [...settlements]);
    const answer: UsageView = {
      entries: entries.map((entry) => presentEntry(entry, settled)),
      totalSeconds: total.seconds,
      pagination: { page, limit, total: total.entries, totalPages: Math.ceil(total.entries / limit) },
    };
    res.json(answer);
  });

  return router;
}
