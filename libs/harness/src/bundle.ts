import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const root = path.resolve(__dirname, '../../..');

interface Bundle {
  fileOf(name: string): string;
  remove(): void;
}

/** Builds programs that a test runs in their own process or thread; `entries` are absolute paths by name. */
export function bundle(entries: Readonly<Record<string, string>>): Bundle {
  const parent = path.join(root, 'dist', 'tests'); // inside the repository, where the bundle finds its packages
  mkdirSync(parent, { recursive: true });
  const directory = mkdtempSync(path.join(parent, 'bundle-'));
  buildSync({
    entryPoints: { ...entries },
    outdir: directory,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    absWorkingDir: root,
  });
  return {
    fileOf: (name) => path.join(directory, `${name}.js`),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
