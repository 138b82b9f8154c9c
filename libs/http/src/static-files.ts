import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import type { ServeStaticOptions } from 'serve-static';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

function encodingFor(
  accepts: (encodings: string[]) => string | false,
  has: (suffix: string) => boolean,
): (typeof encodings)[number] | undefined {
  const there = encodings.filter(({ suffix }) => has(suffix));
  const best = accepts([...there.map(({ name }) => name), 'identity']);
  return there.find(({ name }) => name === best);
}

/** Sends the `.br` or `.gz` file beside a file if the client accepts it. */
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
    // ranges refer to the plain bytes of a file
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
    return []; // the directory does not exist
  }
}

/** Reads the page once and sends its `.br` or `.gz` file if possible. @throws Error if the file does not exist */
export function compressedPage(file: string, headers: Record<string, string>): RequestHandler {
  const page = readFileSync(file);
  const compressed = new Map<string, Buffer>(
    encodings.flatMap(({ suffix }) => {
      const bytes = readIfThere(file + suffix);
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
      .set('Cache-Control', 'no-cache')
      .set(headers)
      .type('html')
      .send((encoding && compressed.get(encoding.suffix)) ?? page);
  };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined; // the file is not compressed
  }
}
