import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { suite, unpackPackages } from './debian-packages.ts';
import { which } from '../files.ts';

/** Programs that only tests need: the Debian package each is in, and where it is in it. */
const packageOf = {
  kubectl: { name: 'kubectl', file: 'usr/bin/kubectl' },
  promtool: { name: 'promtool', file: 'usr/bin/promtool' },
  amtool: { name: 'prometheus-alertmanager', file: 'usr/bin/amtool' },
  'docker-compose': { name: 'docker-compose', file: 'usr/libexec/docker/cli-plugins/docker-compose' },
};

type Tool = keyof typeof packageOf;

/** Where those are kept that the machine does not have: one copy per user. */
const kept = () =>
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'colloquy', `tools-${suite}`);

/** Where a tool is: on the PATH, else where {@link ensureTools} put it; undefined when it is missing. */
export function findTool(tool: Tool) {
  const own = join(kept(), tool);
  return which(tool) ?? (existsSync(own) ? own : undefined);
}

/** The tools this machine lacks. */
export const missingTools = () => (Object.keys(packageOf) as Tool[]).filter((tool) => !findTool(tool));

/** Fetches the tools that are missing, without installing them. */
export async function ensureTools(log: (message: string) => void) {
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
