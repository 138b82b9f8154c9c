import { listVoicesQuery } from '@colloquy/contracts';
import { parse, Router } from '@colloquy/http';
import { voices, voicesOf } from '../domain/voices';

export function voiceRoutes(): Router {
  const router = Router();
  router.get('/api/voices', (req, res) => {
    const { language } = parse(listVoicesQuery, req.query);
    res.json({ voices: language ? voicesOf(language) : voices });
  });
  return router;
}
