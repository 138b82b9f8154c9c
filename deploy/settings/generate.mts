// Writes deploy/kubernetes/base/settings/*.env from the settings that the services declare.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
// inside the repository: what the bundle requires is found from where it stands
mkdirSync(path.join(root, 'dist'), { recursive: true });
const workspace = mkdtempSync(path.join(root, 'dist/settings-'));
try {
  const outfile = path.join(workspace, 'settings-files.cjs');
  buildSync({
    entryPoints: [path.join(root, 'deploy/settings/settings-files.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    packages: 'external',
  });
  const { settingsDir, settingsFiles } = createRequire(import.meta.url)(outfile);
  mkdirSync(path.join(root, settingsDir), { recursive: true });
  for (const [name, content] of Object.entries(settingsFiles())) {
    writeFileSync(path.join(root, settingsDir, name), content);
  }
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
