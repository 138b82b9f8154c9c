import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { which } from './files.mjs';
import { lastLines, run } from './packages.mjs';
import { Problem } from './problem.mjs';

/** What the embedded MongoDB engine was linked against, and the Debian release that has it. */
const needed = { major: 2, minor: 38, suite: 'trixie' };

/** @type {Record<string, { triplet: string, loader: string } | undefined>} */
const machines = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** This machine's C library version such as '2.36', or undefined when it has another C library. */
export function glibcVersion() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime;
}

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed.major || (major === needed.major && minor >= needed.minor);
}

/**
 * What to put before `node` so that the embedded MongoDB engine loads: nothing where the C library is new
 * enough, else the loader of a newer one, fetched as packages and unpacked under the data directory. A copy
 * is kept per user for the next data directory.
 * @param {{ dataDir: string, log: (message: string) => void }} options
 * @returns {Promise<string[]>}
 */
export async function glibcPrefix({ dataDir, log }) {
  const version = glibcVersion();
  if (version && isNewEnough(version)) return [];
  const machine = machines[process.arch];
  if (!version || !machine) throw new Problem(`The embedded MongoDB engine does not run here. ${otherwise}`);
  const root = join(dataDir, 'glibc');
  const kept = join(
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    'colloquy',
    `glibc-${needed.suite}`,
  );
  const loader = findLoader(root, machine) ?? findLoader(copy(kept, root), machine);
  if (loader) return prefix(loader, machine);
  log(`fetching a C library of ${needed.major}.${needed.minor} or newer (this system has ${version})`);
  await fetchPackages(root);
  copy(root, kept);
  const fetched = findLoader(root, machine);
  if (!fetched) throw new Problem(`The fetched C library has no ${machine.loader}. ${otherwise}`);
  return prefix(fetched, machine);
}

const otherwise = 'Install mongod, or set MONGODB_URI to a server you have.';

/**
 * @param {string} loader
 * @param {{ triplet: string }} machine
 */
function prefix(loader, { triplet }) {
  const system = [`/usr/lib/${triplet}`, `/lib/${triplet}`].filter(existsSync);
  return [loader, '--library-path', [dirname(loader), ...system].join(':')];
}

/**
 * @param {string} root
 * @param {{ triplet: string, loader: string }} machine
 */
function findLoader(root, { triplet, loader }) {
  return [`usr/lib/${triplet}`, `lib/${triplet}`].map((dir) => join(root, dir, loader)).find(existsSync);
}

/**
 * Copies a tree when it exists and the copy does not; a copy that cannot be made is no failure.
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
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

/**
 * Downloads the packages from the mirror the system itself uses, checked with the distribution's keys, with
 * lists and cache of our own: nothing of the system changes, and no special right is needed.
 * @param {string} root
 */
async function fetchPackages(root) {
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const mirror = which('apt-get') && existsSync(keyring) ? await distributionMirror() : undefined;
  if (!mirror) throw new Problem(`A newer C library can only be fetched on Debian. ${otherwise}`);
  mkdirSync(dirname(root), { recursive: true });
  const work = mkdtempSync(join(dirname(root), 'glibc-fetch-'));
  try {
    const dirs = ['lists/partial', 'cache/archives/partial', 'root'].map((name) => join(work, name));
    for (const dir of dirs) mkdirSync(dir, { recursive: true });
    const source = {
      Types: 'deb',
      URIs: mirror,
      Suites: needed.suite,
      Components: 'main',
      'Signed-By': keyring,
    };
    const sources = Object.entries(source).map(([field, value]) => `${field}: ${value}\n`);
    writeFileSync(join(work, 'newer.sources'), sources.join(''));
    const options = [
      `Dir::Etc::sourcelist=${join(work, 'newer.sources')}`,
      'Dir::Etc::sourceparts=-',
      `Dir::State::lists=${join(work, 'lists')}`,
      `Dir::Cache=${join(work, 'cache')}`,
      'Dir::State::status=/dev/null',
      'APT::Sandbox::User=root',
      'Acquire::Languages=none',
    ].flatMap((option) => ['-o', option]);
    await must('apt-get', [...options, 'update'], work);
    await must('apt-get', [...options, 'download', 'libc6', 'libgcc-s1'], work);
    for (const name of readdirSync(work).filter((file) => file.endsWith('.deb'))) {
      await must('dpkg-deb', ['-x', name, 'root'], work);
    }
    renameSync(join(work, 'root'), root);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The address the running release's own packages come from. */
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

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
async function must(command, args, cwd) {
  const { ok, output } = await run(command, args, { cwd });
  if (!ok) throw new Problem(`Could not fetch a newer C library:\n${lastLines(output)}\n${otherwise}`);
}
