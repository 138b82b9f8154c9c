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

/**
 * The content of a JSON file, or undefined when it is missing or not JSON.
 * @param {string} path
 * @returns {any}
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Writes a file only its owner can read; a reader sees the old or the new content, never half of it.
 * @param {string} path
 * @param {unknown} value
 */
export function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}

/**
 * A directory only its owner can enter.
 * @param {string} path
 */
export function privateDir(path) {
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

/**
 * Where a program is, or undefined.
 * @param {string} program
 * @returns {string | undefined}
 */
export function which(program) {
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
