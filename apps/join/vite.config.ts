import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, 'dist/apps/join');
/** A smaller file fits one packet without compression. */
const worthCompressing = 1200;

/** Writes a `.br` and a `.gz` file beside every text file of the build, for browsers that accept them. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
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

export default defineConfig({
  base: '/call/',
  plugins: [compressed],
  resolve: {
    alias: {
      // the page needs vocabulary and numbers of the contracts; the schemas stay out of the download
      '@colloquy/contracts': resolve(root, 'libs/contracts/src/join-page.ts'),
      '@colloquy/language/resample': resolve(root, 'libs/language/src/speech/resample.ts'),
      '@colloquy/language/turn-taking': resolve(root, 'libs/language/src/turn-taking.ts'),
    },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2021',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
