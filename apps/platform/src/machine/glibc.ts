import { cacheDir } from '../files.ts';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { debianSuite, unpackPackages } from './debian-packages.ts';
import { Problem } from '../screen/problem.ts';
import type { Log } from '../screen/progress.ts';

const needed = { major: 2, minor: 38 };

interface Machine {
  triplet: string;
  loader: string;
}

const machines: Record<string, Machine | undefined> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** Returns the version of the machine's glibc, such as '2.36'; undefined with another C library. */
function glibcVersion() {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime;
}

export function isNewEnough(version: string) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed.major || (major === needed.major && minor >= needed.minor);
}

/** Returns the command prefix that makes `node` load the embedded engine: empty, or the loader of a newer glibc. */
export async function glibcPrefix(dataDir: string, log: Log): Promise<string[]> {
  const version = glibcVersion();
  if (version && isNewEnough(version)) return [];
  const machine = machines[process.arch];
  if (!version || !machine) throw new Problem(`The embedded MongoDB engine does not run here. ${otherwise}`);
  const root = join(dataDir, 'glibc');
  const kept = join(cacheDir(), `glibc-${debianSuite}`);
  const loader = findLoader(root, machine) ?? findLoader(copy(kept, root), machine);
  if (loader) return prefix(loader, machine);
  log(`fetching a C library of ${needed.major}.${needed.minor} or newer (this system has ${version})`);
  await unpackPackages({ names: ['libc6', 'libgcc-s1'], into: root, otherwise });
  copy(root, kept);
  const fetched = findLoader(root, machine);
  if (!fetched) throw new Problem(`The fetched C library has no ${machine.loader}. ${otherwise}`);
  return prefix(fetched, machine);
}

const otherwise = 'Install mongod, or set MONGODB_URI.';

function prefix(loader: string, { triplet }: Machine) {
  const system = [`/usr/lib/${triplet}`, `/lib/${triplet}`].filter(existsSync);
  return [loader, '--library-path', [dirname(loader), ...system].join(':')];
}

function findLoader(root: string, { triplet, loader }: Machine) {
  return [`usr/lib/${triplet}`, `lib/${triplet}`].map((dir) => join(root, dir, loader)).find(existsSync);
}

/** Copies a directory if it exists and the copy does not. Ignores failures. */
function copy(from: string, to: string) {
  if (!existsSync(from) || existsSync(to)) return to;
  const draft = `${to}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, to);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return to;
}
