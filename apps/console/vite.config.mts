import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from '../../libs/web/src/compressed-files.mts';

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, 'dist/apps/console');

export default defineConfig({
  base: '/console/',
  plugins: [react(), compressedFiles()],
  resolve: {
    alias: { '@colloquy/client': resolve(root, 'libs/client/src/index.ts') },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      // in chunks of their own, the parts that pages share would weigh more
      output: { codeSplitting: { groups: [{ name: 'ui', test: /console\/src\/ui\/(?!toast-list)/ }] } },
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        silent: resolve(import.meta.dirname, 'silent.html'),
      },
    },
  },
});
