import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The content of a JSON file, or undefined when it is missing or not JSON. */
export function readJson(path: string): any {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file only its owner can read; a reader sees the old or the new content, never half of it. */
export function writeJson(path: string, value: unknown) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

/** A directory only its owner can enter. */
export function privateDir(path: string) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  return path;
}

/** The PATH with this Node first and with Debian's directories of servers, which an ordinary user's PATH lacks. */
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

/** Where a program is, or undefined. */
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
