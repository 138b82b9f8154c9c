import { usageQuery, type UsageView } from '@colloquy/contracts';
import { pageOf, paginationOf, parse, principalOf, Router } from '@colloquy/http';
import type { UseCases } from '../use-cases';
import { presentEntry } from './presenters';

export function usageRoutes({ readUsage }: Pick<UseCases, 'readUsage'>): Router {
  const router = Router();

  router.get('/api/billing/usage', async (req, res) => {
    const query = parse(usageQuery, req.query);
    const page = pageOf(query, { limit: 100 });
    const { entries, settled, total } = await readUsage(principalOf(res).accountId, query, page);
    const answer: UsageView = {
      entries: entries.map((entry) => presentEntry(entry, settled)),
      totalSeconds: total.seconds,
      pagination: paginationOf(page, total.entries),
    };
    res.json(answer);
  });

  return router;
}
