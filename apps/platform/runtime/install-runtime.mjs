// Runs on any Node with ES modules before anything is installed, hence JavaScript without newer syntax.
import { spawn } from 'child_process';
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const here = dirname(fileURLToPath(import.meta.url));
const name = 'node-' + process.platform + '-' + process.arch;
const manifest = readJson(join(here, 'package.json'));
const version = manifest.optionalDependencies[name];
const installed = join(here, 'node_modules');

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Returns the path of the pinned runtime's program; undefined if it is not installed. */
export function installedRuntime() {
  try {
    const found = readJson(join(installed, name, 'package.json'));
    return found.version === version ? join(installed, name, 'bin', 'node') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Installs the runtime from its npm package, checked against the lock file, and returns the path of its program.
 * An interrupted installation leaves nothing behind that looks complete.
 */
export async function installRuntime() {
  if (!version) {
    throw problem(
      'There is no runtime for ' + name + ' in apps/platform/runtime. Install Node 24, then run it again.',
    );
  }
  const draft = mkdtempSync(join(here, '.new-'));
  try {
    ['package.json', 'package-lock.json', '.npmrc'].forEach(function (file) {
      copyFileSync(join(here, file), join(draft, file));
    });
    await npmCi(draft);
    rmSync(installed, { recursive: true, force: true });
    renameSync(join(draft, 'node_modules'), installed);
  } catch (error) {
    // another command may have installed it meanwhile
    if (!installedRuntime()) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return join(installed, name, 'bin', 'node');
}

/** @param {string} cwd */
function npmCi(cwd) {
  return new Promise(function (resolve, reject) {
    const child = spawn('npm', ['ci', '--no-progress'], { cwd: cwd, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', function (code) {
      if (code === 0) resolve(undefined);
      else
        reject(
          problem('npm could not fetch ' + name + ' ' + version + '. Install Node 24, then run it again.'),
        );
    });
  });
}

/**
 * Makes `npx` and `npm run` in a checkout use the runtime that this process runs on, if it came from here.
 * @param {string} root of the checkout
 */
export function linkRuntime(root) {
  if (process.execPath !== installedRuntime()) return;
  const link = join(root, 'node_modules', '.bin', 'node');
  rmSync(link, { force: true });
  symlinkSync(process.execPath, link);
}

/** @param {string} message */
function problem(message) {
  return Object.assign(new Error(message), { name: 'Problem' });
}
