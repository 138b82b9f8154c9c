import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, 'dist/apps/join');
/** A smaller file fits one packet as it is, bytes. */
const worthCompressing = 1200;

/** Puts a `.br` and a `.gz` file beside every text of the build; the service sends those to browsers that take them. */
const compressed = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync(outDir, { recursive: true })) {
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
      // of the contracts the page needs words and numbers, not the schemas: those stay out of what experts download
      '@colloquy/contracts': resolve(root, 'libs/contracts/src/join-page.ts'),
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
