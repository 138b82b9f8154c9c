import {
  distributionsQuery,
  type DistributionsView,
  timelineQuery,
  type TimelineView,
} from '@colloquy/contracts';
import { parse, principalOf, Router } from '@colloquy/http';
import type { StatisticsRange } from '../domain/statistics';
import type { ReadStatistics } from '../use-cases/read-statistics';

export function statisticsRoutes(statistics: ReadStatistics): Router {
  const router = Router();

  router.get('/api/interviews/stats/timeline', async (req, res) => {
    const { interval, ...range } = parse(timelineQuery, req.query);
    const { isComplete, intervals } = await statistics.timeline(principalOf(res).accountId, range, interval);
    const view: TimelineView = {
      ...presentRange(range),
      interval,
      isComplete,
      intervals: intervals.map(({ start, ...numbers }) => ({ start: start.toISOString(), ...numbers })),
    };
    res.json(view);
  });

  router.get('/api/interviews/stats/distributions', async (req, res) => {
    const range = parse(distributionsQuery, req.query);
    const distributions = await statistics.distributions(principalOf(res).accountId, range);
    const view: DistributionsView = { ...presentRange(range), ...distributions };
    res.json(view);
  });

  return router;
}

const presentRange = ({ from, to }: StatisticsRange) => ({ from: from.toISOString(), to: to.toISOString() });
