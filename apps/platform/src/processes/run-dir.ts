import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { privateDir } from '../files.ts';
import { Problem } from '../screen/problem.ts';

/** A Unix socket's path has at most 107 bytes; the longest name put under this directory has 40. */
const maxDir = 65;

/** Returns the directory for sockets, outside of the data directory if its path is too long for a socket. */
export function socketDir(dataDir: string) {
  const wanted = join(resolve(dataDir), 'run');
  if (Buffer.byteLength(wanted) <= maxDir) return privateDir(wanted);
  const short = shortDir(dataDir);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(short);
  if (process.getuid && uid !== process.getuid())
    throw new Problem(`${short} belongs to another user. Remove it.`);
  return privateDir(short);
}

export function removeShortDir(dataDir: string) {
  rmSync(shortDir(dataDir), { recursive: true, force: true });
}

function shortDir(dataDir: string) {
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return join(tmpdir(), `colloquy-${hash}`);
}
