import { deliveryPath, idParams, liveTranscriptQuery, transcriptionQuery } from '@colloquy/contracts';
import {
  parse,
  parsePath,
  principalOf,
  type Request,
  type Response,
  Router,
  streamJson,
} from '@colloquy/http';
import type { TranscriptEntry } from '../domain/turn-ports';
import type { UseCases } from '../use-cases';
import { presentDeliveries, presentDeliveryDetail } from './present-deliveries';
import { presentEvidence } from './present-evidence';
import { presentHandoffs } from './present-handoffs';
import { presentTiming } from './present-timing';

const expiresIn = 3600;

export function conversationRoutes(useCases: UseCases): Router {
  const router = Router();
  const refOf = (req: Request, res: Response) => ({
    accountId: principalOf(res).accountId,
    interviewId: parsePath(idParams, req.params).id,
  });

  router.get('/api/interviews/:id/transcription', async (req, res) => {
    const ref = refOf(req, res);
    const { variant } = parse(transcriptionQuery, req.query);
    const transcription = await useCases.readTranscription(ref, variant);
    res.set({
      'X-Transcript-Variant': transcription.variant,
      'X-Transcript-Language': transcription.language,
      'X-Transcript-Source-Language': transcription.sourceLanguage,
    });
    await streamJson(res, transcription.entries.map(presentEntry));
  });

  router.get('/api/interviews/:id/transcription/timing', async (req, res) => {
    res.json(presentTiming(await useCases.readTiming(refOf(req, res))));
  });

  router.get('/api/interviews/:id/transcript/live', async (req, res) => {
    const ref = refOf(req, res);
    const { after } = parse(liveTranscriptQuery, req.query);
    const { events, ...unread } = await useCases.readLiveTranscript(ref, after);
    res.json({
      ...unread,
      events: events.map(({ type, text, timestamp, sessionId }) => ({
        type,
        text,
        timestamp: timestamp.toISOString(),
        sessionId,
      })),
    });
  });

  router.get('/api/interviews/:id/audio', async (req, res) => {
    res.json({ url: await useCases.readRecordingUrl(refOf(req, res)), expiresIn });
  });

  router.get('/api/interviews/:id/evidence', async (req, res) => {
    res.json(presentEvidence(await useCases.readEvidence(refOf(req, res))));
  });

  router.get('/api/interviews/:id/agent-handoffs', async (req, res) => {
    res.json(presentHandoffs(await useCases.findInterview(refOf(req, res))));
  });

  router.get('/api/interviews/:id/deliveries', async (req, res) => {
    res.json(presentDeliveries(await useCases.listDeliveries(refOf(req, res))));
  });

  router.get('/api/interviews/:id/deliveries/:deliveryId', async (req, res) => {
    const { deliveryId } = parsePath(deliveryPath, req.params);
    res.json(presentDeliveryDetail(await useCases.readDelivery(refOf(req, res), deliveryId)));
  });

  return router;
}

const presentEntry = ({ role, message, timestampSecs, transcribedAfterwards }: TranscriptEntry) => ({
  role,
  message,
  timestamp_secs: timestampSecs,
  ...(transcribedAfterwards && { transcribedAfterwards }),
});
