import {
  analysisRequestBody,
  completeWithSessionPath,
  createInterviewBody,
  createInterviewHeaders,
  idParams,
  listInterviewsQuery,
  updateInterviewBody,
} from '@colloquy/contracts';
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
  streamJson,
} from '@colloquy/http';
import type { FullInterview, ShownInterview } from '../domain/shown-interview';
import type { UseCases } from '../use-cases';
import type { Deps } from '../use-cases/deps';
import { presentAnalysisRequest, presentFullInterview, presentInterview } from './present-interview';

export function interviewRoutes(
  useCases: UseCases,
  { media, agents }: Pick<Deps, 'media' | 'agents'>,
): Router {
  const router = Router();
  const accountOf = (res: Response) => principalOf(res).accountId;
  const refOf = (req: Request, res: Response) => ({
    accountId: accountOf(res),
    interviewId: parsePath(idParams, req.params).id,
  });
  const full = async ({ accountId }: { accountId: string }, interview: FullInterview) =>
    presentFullInterview(interview, media, await agents.isArchived(accountId, interview.agent));

  router.get('/api/interviews', async (req, res) => {
    const query = parse(listInterviewsQuery, req.query);
    if (query.page === undefined && query.limit === undefined) {
      await streamJson(res, presented(useCases.streamInterviews(accountOf(res), query)));
      return;
    }
    const page = pageOf(query, { limit: 20 });
    const { interviews, total, isMinimum } = await useCases.listInterviews(accountOf(res), query, page);
    const pagination = { ...paginationOf(page, total), ...(isMinimum && { totalIsMinimum: true }) };
    await streamJson(res, presented(interviews), { pagination });
  });

  async function* presented(interviews: AsyncIterable<ShownInterview>) {
    for await (const interview of interviews) yield presentInterview(interview, media);
  }

  router.post('/api/interviews', jsonBody(), async (req, res) => {
    const { 'idempotency-key': key } = parse(createInterviewHeaders, req.headers);
    const body = parse(createInterviewBody, req.body);
    const accountId = accountOf(res);
    const interview = await useCases.createInterview(accountId, body, key);
    // a repeated request returns an interview whose version may be archived meanwhile
    const view = key ? full({ accountId }, interview) : presentFullInterview(interview, media, false);
    res.status(201).json(await view);
  });

  router.get('/api/interviews/stats', async (_req, res) => {
    res.json(await useCases.readStats(accountOf(res)));
  });

  router.get('/api/interviews/:id', async (req, res) => {
    const ref = refOf(req, res);
    res.json(await full(ref, await useCases.showInterview(ref)));
  });

  router.put('/api/interviews/:id', jsonBody(), async (req, res) => {
    const ref = refOf(req, res);
    res.json(await full(ref, await useCases.updateInterview(ref, parse(updateInterviewBody, req.body))));
  });

  router.delete('/api/interviews/:id', async (req, res) => {
    await useCases.deleteInterview(refOf(req, res));
    res.status(204).end();
  });

  router.post('/api/interviews/:id/complete-with-session/:sessionId', async (req, res) => {
    const { id, sessionId } = parsePath(completeWithSessionPath, req.params);
    await useCases.completeWithSession({ accountId: accountOf(res), interviewId: id, sessionId });
    res.json({ success: true });
  });

  router.post('/api/interviews/:id/analysis', jsonBody(), async (req, res) => {
    const ref = refOf(req, res);
    const { reason } = parse(analysisRequestBody, req.body);
    res.status(202).json(presentAnalysisRequest(await useCases.requestAnalysis(ref, reason)));
  });

  router.post('/api/interviews/:id/call', async (req, res) => {
    const ref = refOf(req, res);
    res.status(202).json(await full(ref, await useCases.launchCall(ref)));
  });

  return router;
}
