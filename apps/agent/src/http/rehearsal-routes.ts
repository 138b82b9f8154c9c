import { idParams, rehearsalBody, rehearsalPath, rehearsalsQuery } from '@colloquy/contracts';
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
import { presentRehearsal, presentRehearsalSummary } from './present-rehearsal';

export function rehearsalRoutes(useCases: UseCases): Router {
  const router = Router();
  const path = '/api/agents/:id/rehearsals';
  const refOf = (req: Request, res: Response) => {
    const { id: agentId, rehearsalId } = parsePath(rehearsalPath, req.params);
    return { accountId: principalOf(res).accountId, agentId, rehearsalId };
  };

  router.post(path, jsonBody(), async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    const input = parse(rehearsalBody, req.body);
    const rehearsal = await useCases.requestRehearsal(principalOf(res).accountId, id, input);
    res.status(202).json(presentRehearsal(rehearsal));
  });

  router.get(path, async (req, res) => {
    const { id } = parsePath(idParams, req.params);
    const page = pageOf(parse(rehearsalsQuery, req.query), { limit: 20 });
    const { rehearsals, total } = await useCases.listRehearsals(principalOf(res).accountId, id, page);
    res.json({ data: rehearsals.map(presentRehearsalSummary), pagination: paginationOf(page, total) });
  });

  router.get(`${path}/:rehearsalId`, async (req, res) => {
    res.json(presentRehearsal(await useCases.readRehearsal(refOf(req, res))));
  });

  router.delete(`${path}/:rehearsalId`, async (req, res) => {
    await useCases.deleteRehearsal(refOf(req, res));
    res.status(204).end();
  });

  return router;
}
