import { mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Component } from '@colloquy/kernel';

const ownName = /^colloquy-media-(.+)-(\d+)-(\d+)$/;

/** Returns ticks since boot: undefined if the process does not run, 0 if the system does not report it. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // 22nd field; the second one, the name in parentheses, may contain blanks
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
}

/** The name contains host, process id and start of the process, because the system reuses process ids. */
async function ownPath(parent: string): Promise<string> {
  const start = (await startOf(process.pid)) ?? '0';
  return join(parent, `colloquy-media-${hostname()}-${process.pid}-${start}`);
}

export async function processDirectory(parent = tmpdir()): Promise<string> {
  const path = await ownPath(parent);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, host, pid, start] = ownName.exec(name) ?? [];
    if (host !== hostname() || (await startOf(Number(pid))) === start) continue;
    // another user's directory cannot be removed
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Removes the files of dead processes at the start, and its own directory at the stop. */
export function temporaryFiles(parent = tmpdir()): Component {
  return {
    name: 'temporary files',
    start: () => removeAbandoned(parent),
    stop: async () => rmdir(await ownPath(parent)).catch(() => undefined), // absent, or still in use
  };
}
