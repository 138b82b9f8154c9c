import {
  completeWithSessionPath,
  createInterviewBody,
  idParams,
  listInterviewsQuery,
  transcriptionQuery,
  updateInterviewBody,
} from '@colloquy/contracts';
import { jsonBody, parse, parsePath, principalOf, type Request, type Response, Router } from '@colloquy/http';
import type { FullInterview, ShownInterview } from '../domain/shown-interview';
import { findInterview, showInterview } from '../use-cases/change-interview';
import { completeWithSession } from '../use-cases/complete-with-session';
import { createInterview } from '../use-cases/create-interview';
import { deleteInterview } from '../use-cases/delete-interview';
import type { Deps } from '../use-cases/deps';
import { deliveriesOf } from '../use-cases/deliveries';
import { interviewStats } from '../use-cases/interview-stats';
import { allInterviews, pageOfInterviews } from '../use-cases/list-interviews';
import { evidenceOf } from '../use-cases/read-evidence';
import { liveTranscriptOf, recordingUrlOf, transcriptionOf } from '../use-cases/read-conversation';
import { updateInterview } from '../use-cases/update-interview';
import { presentEvidence } from './present-evidence';
import { presentDeliveries } from './present-deliveries';
import { presentHandoffs } from './present-handoffs';
import { presentFullInterview, presentInterview } from './present-interview';
import { streamJsonArray } from './stream-json-array';

/** How long a signed address is valid, seconds. */
const expiresIn = 3600;

/** The REST API of interviews; mounted behind the check of the principal. */
export function interviewRoutes(deps: Deps): Router {
  const router = Router();
  const accountOf = (res: Response) => principalOf(res).accountId;
  const refOf = (req: Request, res: Response) => ({
    accountId: accountOf(res),
    interviewId: parsePath(idParams, req.params).id,
  });
  const full = async ({ accountId }: { accountId: string }, interview: FullInterview) =>
    presentFullInterview(interview, deps.media, await deps.agents.isArchived(accountId, interview.agent));

  router.get('/api/interviews', async (req, res) => {
    const query = parse(listInterviewsQuery, req.query);
    if (query.page === undefined && query.limit === undefined) {
      await streamJsonArray(res, presented(allInterviews(deps, accountOf(res), query)));
      return;
    }
    const { interviews, page, limit, total } = await pageOfInterviews(deps, accountOf(res), query);
    res.json({
      data: await Promise.all(interviews.map((interview) => presentInterview(interview, deps.media))),
      pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
    });
  });

  async function* presented(interviews: AsyncIterable<ShownInterview>) {
    for await (const interview of interviews) yield presentInterview(interview, deps.media);
  }

  router.post('/api/interviews', jsonBody(), async (req, res) => {
    const interview = await createInterview(deps, accountOf(res), parse(createInterviewBody, req.body));
    res.status(201).json(await presentFullInterview(interview, deps.media, false));
  });

  router.get('/api/interviews/stats', async (_req, res) => {
    res.json(await interviewStats(deps, accountOf(res)));
  });

  router.get('/api/interviews/:id', async (req, res) => {
    const ref = refOf(req, res);
    res.json(await full(ref, await showInterview(deps.interviews, ref)));
  });

  router.put('/api/interviews/:id', jsonBody(), async (req, res) => {
    const ref = refOf(req, res);
    res.json(await full(ref, await updateInterview(deps, ref, parse(updateInterviewBody, req.body))));
  });

  router.delete('/api/interviews/:id', async (req, res) => {
    await deleteInterview(deps, refOf(req, res));
    res.status(204).end();
  });

  router.post('/api/interviews/:id/complete-with-session/:sessionId', async (req, res) => {
    const { id, sessionId } = parsePath(completeWithSessionPath, req.params);
    await completeWithSession(deps, { accountId: accountOf(res), interviewId: id, sessionId });
    res.json({ success: true });
  });

  router.get('/api/interviews/:id/transcription', async (req, res) => {
    const ref = refOf(req, res);
    const { variant } = parse(transcriptionQuery, req.query);
    const transcription = await transcriptionOf(deps, ref, variant);
    res.set({
      'X-Transcript-Variant': transcription.variant,
      'X-Transcript-Language': transcription.language,
      'X-Transcript-Source-Language': transcription.sourceLanguage,
    });
    res.json(
      transcription.entries.map((entry) => ({
        role: entry.role,
        message: entry.message,
        timestamp_secs: entry.timestampSecs,
      })),
    );
  });

  router.get('/api/interviews/:id/transcript/live', async (req, res) => {
    const events = await liveTranscriptOf(deps, refOf(req, res));
    res.json({
      events: events.map(({ type, text, timestamp, sessionId }) => ({
        type,
        text,
        timestamp: timestamp.toISOString(),
        sessionId,
      })),
    });
  });

  router.get('/api/interviews/:id/audio', async (req, res) => {
    res.json({ url: await recordingUrlOf(deps, refOf(req, res)), expiresIn });
  });

  router.get('/api/interviews/:id/evidence', async (req, res) => {
    res.json(presentEvidence(await evidenceOf(deps, refOf(req, res))));
  });

  router.get('/api/interviews/:id/agent-handoffs', async (req, res) => {
    res.json(presentHandoffs(await findInterview(deps.interviews, refOf(req, res))));
  });

  router.get('/api/interviews/:id/deliveries', async (req, res) => {
    res.json(presentDeliveries(await deliveriesOf(deps, refOf(req, res))));
  });

  return router;
}
