import { listVoicesQuery, voiceSampleBody } from '@colloquy/contracts';
import { jsonBody, parse, principalOf, Router } from '@colloquy/http';
import type { UseCases } from '../use-cases';
import { presentVoice } from './presenters';

export function voiceRoutes(useCases: UseCases): Router {
  const router = Router();

  router.get('/api/voices', async (req, res) => {
    const { language } = parse(listVoicesQuery, req.query);
    res.json({ voices: (await useCases.listVoices(language)).map(presentVoice) });
  });

  router.post('/api/voices/samples', jsonBody(), async (req, res) => {
    const input = parse(voiceSampleBody, req.body);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const wav = await useCases.speakSample(principalOf(res).accountId, input, gone.signal);
    res.type('audio/wav').send(wav);
  });

  return router;
}
