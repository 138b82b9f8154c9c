import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { compressedFiles } from '../../libs/web/src/compressed-files.mts';

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, 'dist/apps/join');

export default defineConfig({
  base: '/call/',
  plugins: [compressedFiles()],
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
