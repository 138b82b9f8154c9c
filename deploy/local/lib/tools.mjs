import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { suite, unpackPackages } from './debian-packages.mjs';
import { which } from './files.mjs';

/** Programs that only tests need; each is in the Debian package of its name. */
export const tools = /** @type {const} */ (['kubectl', 'promtool']);

/** Where those are kept that the machine does not have: one copy per user. */
const kept = () =>
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'colloquy', `tools-${suite}`);

/**
 * Where a tool is: on the PATH, else where {@link ensureTools} put it; undefined when it is missing.
 * @param {typeof tools[number]} tool
 */
export function findTool(tool) {
  const own = join(kept(), tool);
  return which(tool) ?? (existsSync(own) ? own : undefined);
}

/** The tools this machine lacks. */
export const missingTools = () => tools.filter((tool) => !findTool(tool));

/**
 * Fetches the tools that are missing, without installing them.
 * @param {(message: string) => void} log
 */
export async function ensureTools(log) {
  const names = missingTools();
  if (names.length === 0) return;
  log(`fetching ${names.join(', ')}`);
  const unpacked = `${kept()}.${process.pid}.tmp`;
  const otherwise = `Put ${names.join(' and ')} on the PATH.`;
  await unpackPackages({ names, into: unpacked, otherwise });
  mkdirSync(kept(), { recursive: true });
  for (const name of names) renameSync(join(unpacked, 'usr/bin', name), join(kept(), name));
  rmSync(unpacked, { recursive: true, force: true });
}
