import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { which } from '../files.ts';
import { lastLines, run } from './packages.ts';
import { Problem } from '../screen/problem.ts';

/** Debian release whose packages replace missing or outdated ones. */
export const debianSuite = 'trixie';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

interface UnpackOptions {
  names: readonly string[];
  /** A directory that does not exist yet. */
  into: string;
  /** Advice in the error message if the packages cannot be fetched. */
  otherwise: string;
}

/** Downloads and verifies packages and unpacks them, without privileges or changes of the system. */
export async function unpackPackages({ names, into, otherwise }: UnpackOptions) {
  const mirror = which('apt-get') && existsSync(keyring) ? await distributionMirror() : undefined;
  if (!mirror) throw new Problem(`${names.join(', ')} can only be fetched on Debian. ${otherwise}`);
  mkdirSync(dirname(into), { recursive: true });
  const work = mkdtempSync(join(dirname(into), 'packages-'));
  const must = async (command: string, ...args: string[]) => {
    const { ok, output } = await run(command, args, { cwd: work });
    if (!ok) throw new Problem(`Could not fetch ${names.join(', ')}:\n${lastLines(output)}\n${otherwise}`);
  };
  try {
    const options = aptOptions(work, mirror);
    await must('apt-get', ...options, 'update');
    await must('apt-get', ...options, 'download', ...names);
    for (const name of readdirSync(work).filter((file) => file.endsWith('.deb'))) {
      await must('dpkg-deb', '-x', name, 'root');
    }
    renameSync(join(work, 'root'), into);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function aptOptions(work: string, mirror: string) {
  const dirs = ['lists/partial', 'cache/archives/partial', 'root'].map((name) => join(work, name));
  for (const dir of dirs) mkdirSync(dir, { recursive: true });
  const source = {
    Types: 'deb',
    URIs: mirror,
    Suites: debianSuite,
    Components: 'main',
    'Signed-By': keyring,
  };
  const sources = Object.entries(source).map(([field, value]) => `${field}: ${value}\n`);
  writeFileSync(join(work, 'newer.sources'), sources.join(''));
  return [
    `Dir::Etc::sourcelist=${join(work, 'newer.sources')}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${join(work, 'lists')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    'Dir::State::status=/dev/null',
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option]);
}

async function distributionMirror() {
  const { output } = await run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)|$(CODENAME)|$(COMPONENT)|$(ORIGIN)',
    'Created-By: Packages',
  ]);
  const rows = output.split('\n').map((line) => line.split('|'));
  return rows.find(
    ([, codename, component, origin]) =>
      component === 'main' && origin === 'Debian' && !codename?.includes('-'),
  )?.[0];
}
