import { type UsageEntryView, usageQuery, type UsageView } from '@colloquy/contracts';
import { parse, principalOf, Router } from '@colloquy/http';
import type { Clock } from '@colloquy/kernel';
import { type Period, periodOf, type UsageEntry } from '../domain/usage';

/** What the routes read. */
export interface UsageReader {
  page(accountId: string, period: Period, at: { skip: number; limit: number }): Promise<UsageEntry[]>;
  total(accountId: string, period: Period): Promise<{ entries: number; seconds: number }>;
}

export function usageRoutes({ ledger, clock }: { ledger: UsageReader; clock: Clock }): Router {
  const router = Router();

  router.get('/api/billing/usage', async (req, res) => {
    const { accountId } = principalOf(res);
    const { page = 1, limit = 100, ...asked } = parse(usageQuery, req.query);
    const period = periodOf(asked, clock.now());
    const [entries, total] = await Promise.all([
      ledger.page(accountId, period, { skip: (page - 1) * limit, limit }),
      ledger.total(accountId, period),
    ]);
    const answer: UsageView = {
      entries: entries.map(presentEntry),
      totalSeconds: total.seconds,
      pagination: { page, limit, total: total.entries, totalPages: Math.ceil(total.entries / limit) },
    };
    res.json(answer);
  });

  return router;
}

function presentEntry(entry: UsageEntry): UsageEntryView {
  return {
    sessionId: entry.sessionId,
    interviewId: entry.interviewId,
    platform: entry.platform,
    disconnectReason: entry.disconnectReason,
    startedAt: entry.startedAt.toISOString(),
    endedAt: entry.endedAt.toISOString(),
    seconds: entry.seconds,
    bookedAt: entry.bookedAt.toISOString(),
  };
}
