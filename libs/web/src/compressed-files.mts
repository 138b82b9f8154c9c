import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smallest file that is compressed, bytes; a smaller one fits one packet. */
const worthCompressing = 1200;

/** Writes a `.br` and a `.gz` file beside every text file of a build, for browsers that accept them. */
export function compressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ build }) => {
      outDir = build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg)$/.test(file)) continue;
        const bytes = readFileSync(join(outDir, file));
        if (bytes.length < worthCompressing) continue;
        writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(bytes));
        writeFileSync(join(outDir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
