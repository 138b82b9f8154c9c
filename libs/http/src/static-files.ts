import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import type { ServeStaticOptions } from 'serve-static';

/** Encodings files may lie beside the plain ones in, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Serves the files of a directory as they are. */
export const staticFiles = express.static;

/**
 * Picks the best encoding a client accepts of those a file is there in.
 * @param has whether the file is there with this suffix
 */
export function encodingFor(
  accepts: (encodings: string[]) => string | false,
  has: (suffix: string) => boolean,
): (typeof encodings)[number] | undefined {
  const there = encodings.filter(({ suffix }) => has(suffix));
  const best = accepts([...there.map(({ name }) => name), 'identity']);
  return there.find(({ name }) => name === best);
}

/**
 * Serves the files of a directory, compressed where the build has put a `.br` or `.gz` file beside the plain one and
 * the client accepts that.
 */
export function compressedFiles(dir: string, options: ServeStaticOptions): RequestHandler {
  const plain = express.static(dir, options);
  const names = new Set(namesIn(dir));
  return Router().use((req, res, next) => {
    res.vary('Accept-Encoding');
    const name = req.path.slice(1);
    const encoding = encodingFor(
      (wanted) => req.acceptsEncodings(wanted),
      (suffix) => names.has(name + suffix),
    );
    // parts of a file are counted in its plain bytes
    if (!encoding || req.headers.range !== undefined) return plain(req, res, next);
    res.type(extname(name)).set('Content-Encoding', encoding.name);
    req.url = req.url.replace(name, name + encoding.suffix);
    plain(req, res, next);
  });
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return []; // nothing to serve
  }
}
