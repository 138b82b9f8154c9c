import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export function readJson(path: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Replaces a JSON file atomically; only its owner can read it. */
export function writeJson(path: string, value: unknown) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

export function privateDir(path: string) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  return path;
}

export const cacheDir = () => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'colloquy');

/** The PATH with this Node first and with the sbin directories, which an ordinary user's PATH lacks. */
export const searchPath = [
  ...new Set([
    dirname(process.execPath),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/sbin',
    '/usr/sbin',
    '/usr/bin',
    '/bin',
  ]),
]
  .filter(Boolean)
  .join(delimiter);

export function which(program: string): string | undefined {
  return searchPath
    .split(delimiter)
    .map((dir) => join(dir, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
