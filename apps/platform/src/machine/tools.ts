import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { debianSuite, unpackPackages } from './debian-packages.ts';
import { cacheDir, which } from '../files.ts';
import type { Log } from '../screen/progress.ts';

/** Programs that only tests need, with the Debian package of each and the path in the package. */
const packageOf = {
  kubectl: { name: 'kubectl', file: 'usr/bin/kubectl' },
  promtool: { name: 'promtool', file: 'usr/bin/promtool' },
  amtool: { name: 'prometheus-alertmanager', file: 'usr/bin/amtool' },
  'docker-compose': { name: 'docker-compose', file: 'usr/libexec/docker/cli-plugins/docker-compose' },
};

export type Tool = keyof typeof packageOf;

const kept = () => join(cacheDir(), `tools-${debianSuite}`);

export function findTool(tool: Tool) {
  const own = join(kept(), tool);
  return which(tool) ?? (existsSync(own) ? own : undefined);
}

export const missingTools = () => (Object.keys(packageOf) as Tool[]).filter((tool) => !findTool(tool));

export async function ensureTools(log: Log) {
  const missing = missingTools();
  if (missing.length === 0) return;
  log(`fetching ${missing.join(', ')}`);
  const unpacked = `${kept()}.${process.pid}.tmp`;
  const otherwise = `Put ${missing.join(', ')} on the PATH.`;
  const names = missing.map((tool) => packageOf[tool].name);
  await unpackPackages({ names, into: unpacked, otherwise });
  mkdirSync(kept(), { recursive: true });
  for (const tool of missing) renameSync(join(unpacked, packageOf[tool].file), join(kept(), tool));
  rmSync(unpacked, { recursive: true, force: true });
}
