import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingFor, type RequestHandler } from '@colloquy/http';

/**
 * Sends the built page, compressed if the build has compressed it.
 * @throws Error if there is no page
 */
export function pageSender(joinDir: string, policy: string): RequestHandler {
  const page = readPage(joinDir);
  const compressed = new Map(
    ['.br', '.gz'].flatMap((suffix) => {
      const bytes = readIfThere(join(joinDir, `index.html${suffix}`));
      return bytes ? [[suffix, bytes] as const] : [];
    }),
  );
  return (req, res) => {
    const encoding = encodingFor(
      (wanted) => req.acceptsEncodings(wanted),
      (suffix) => compressed.has(suffix),
    );
    if (encoding) res.set('Content-Encoding', encoding.name);
    res
      .vary('Accept-Encoding')
      .set('Content-Security-Policy', policy)
      // the expert consents to the microphone only
      .set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=()')
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send((encoding && compressed.get(encoding.suffix)) ?? page);
  };
}

function readPage(joinDir: string): Buffer {
  try {
    return readFileSync(join(joinDir, 'index.html'));
  } catch (error) {
    throw new Error(`JOIN_DIR holds no built join page: ${(error as Error).message}`, { cause: error });
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined; // the build has not compressed it
  }
}
