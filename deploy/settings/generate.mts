// Writes deploy/kubernetes/base/settings/*.env from the settings that the services declare, and the versions of images
// from deploy/images.json and package.json. The services' modules are bundled first, because Node does not resolve their
// imports without extensions.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { filesWithImages, type ImageTags, withImageVersions } from './image-versions.ts';
import type * as SettingsFiles from './settings-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

const tags: ImageTags = JSON.parse(readText('deploy/images.json'));
const { version }: { version: string } = JSON.parse(readText('package.json'));
for (const file of filesWithImages) {
  writeFileSync(path.join(root, file), withImageVersions(readText(file), tags, version));
}

// inside the repository, where the bundle finds its packages
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
  const { settingsDir, settingsFiles }: typeof SettingsFiles = createRequire(import.meta.url)(outfile);
  mkdirSync(path.join(root, settingsDir), { recursive: true });
  for (const [name, content] of Object.entries(settingsFiles())) {
    writeFileSync(path.join(root, settingsDir, name), content);
  }
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
