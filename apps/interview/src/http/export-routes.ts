import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportQuery, idParams } from '@colloquy/contracts';
import { parse, parsePath, principalOf, type Response, Router } from '@colloquy/http';
import { contentDisposition, contentTypes } from '../domain/export-file';
import type { UseCases } from '../use-cases';
import { paced } from './paced';

const clientLeft = /^ERR_STREAM_(PREMATURE_CLOSE|UNABLE_TO_PIPE)$/;

export function exportRoutes({ exportInterview }: Pick<UseCases, 'exportInterview'>): Router {
  const router = Router();
  router.get('/api/interviews/:id/export', async (req, res) => {
    const { format, variant } = parse(exportQuery, req.query);
    const ref = { accountId: principalOf(res).accountId, interviewId: parsePath(idParams, req.params).id };
    const { title, content } = await exportInterview(ref, format, variant);
    if ('unsupported' in content) return refuse(res, content.unsupported);
    res.set('Content-Type', contentTypes[format]);
    res.set('Content-Disposition', contentDisposition(title, format));
    if ('bytes' in content) return void res.end(content.bytes);
    if (req.method === 'HEAD') return void res.end();
    await stream(res, content.pieces);
  });
  return router;
}

/** No kind of AppError has the status 422. */
function refuse(res: Response, unsupported: readonly string[]): void {
  const characters = unsupported.join(', ');
  res.status(422).json({
    error: `A PDF cannot show these characters: ${characters}; export the interview as docx`,
    code: 'UNSUPPORTED_CHARACTERS',
  });
}

async function stream(res: Response, pieces: Iterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(paced(pieces), { objectMode: false }), res);
  } catch (error) {
    if (!clientLeft.test(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}
