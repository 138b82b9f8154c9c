import { comparisonBody, comparisonsQuery, idParams } from '@colloquy/contracts';
import {
  jsonBody,
  pageOf,
  paginationOf,
  parse,
  parsePath,
  principalOf,
  type Request,
  type Response,
  Router,
} from '@colloquy/http';
import type { UseCases } from '../use-cases';
import { presentComparison, presentComparisonSummary } from './present-comparison';

/** Must precede the routes of single interviews, whose ids take the same place. */
export function comparisonRoutes(useCases: UseCases): Router {
  const router = Router();
  const accountOf = (res: Response) => principalOf(res).accountId;
  const refOf = (req: Request, res: Response) => ({
    accountId: accountOf(res),
    comparisonId: parsePath(idParams, req.params).id,
  });

  router.post('/api/interviews/comparisons', jsonBody(), async (req, res) => {
    const view = await useCases.requestComparison(accountOf(res), parse(comparisonBody, req.body));
    res.status(202).json(presentComparison(view));
  });

  router.get('/api/interviews/comparisons', async (req, res) => {
    const page = pageOf(parse(comparisonsQuery, req.query), { limit: 20 });
    const { comparisons, total } = await useCases.listComparisons(accountOf(res), page);
    res.json({ data: comparisons.map(presentComparisonSummary), pagination: paginationOf(page, total) });
  });

  router.get('/api/interviews/comparisons/:id', async (req, res) => {
    res.json(presentComparison(await useCases.readComparison(refOf(req, res))));
  });

  router.delete('/api/interviews/comparisons/:id', async (req, res) => {
    await useCases.deleteComparison(refOf(req, res));
    res.status(204).end();
  });

  return router;
}
