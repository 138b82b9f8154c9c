import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export default defineConfig({
  base: '/call/',
  resolve: {
    alias: {
      // of the contracts the page needs words and numbers, not the schemas: those stay out of what experts download
      '@colloquy/contracts': resolve(root, 'libs/contracts/src/join-page.ts'),
      '@colloquy/language/turn-taking': resolve(root, 'libs/language/src/turn-taking.ts'),
    },
  },
  build: {
    outDir: resolve(root, 'dist/apps/join'),
    emptyOutDir: true,
    target: 'es2021',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
