import { spawn, spawnSync } from 'node:child_process';
import { searchPath, which } from './files.mjs';
import { Problem } from './problem.mjs';

/**
 * Runs a program to its end and returns what it printed. It has a process group of its own, which Ctrl-C on
 * the terminal does not reach: an aborted `signal` ends the whole group, without one the program finishes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { cwd, env, signal, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? { ...process.env, PATH: searchPath },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const abort = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    signal?.addEventListener('abort', abort);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output = `${output}${chunk}`.slice(-1_000_000);
      onOutput?.(String(chunk));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (/** @type {boolean} */ ok, /** @type {string} */ text) => {
      signal?.removeEventListener('abort', abort);
      resolve({ ok, output: text });
    };
    child.once('error', (error) => finish(false, error.message));
    child.once('close', (code) => finish(code === 0, output));
  });
}

/**
 * Installs packages of the distribution, as root or through a password-free sudo.
 * @param {string[]} names
 * @param {(message: string) => void} log
 */
export async function installPackages(names, log) {
  const wish = `apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (!which('apt-get'))
    throw new Problem(`${names.join(', ')} missing. Install it with your system's package manager.`);
  const prefix = rightToInstall();
  if (!prefix)
    throw new Problem(`${names.join(', ')} missing, and no right to install it. Run: sudo ${wish}`);
  log(`installing ${names.join(', ')}`);
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ];
    return run(command, rest);
  };
  const install = ['install', '-y', '--no-install-recommends', ...names];
  if ((await apt(...install)).ok) return;
  log('refreshing the package lists');
  await apt('update');
  const { ok, output } = await apt(...install);
  if (!ok)
    throw new Problem(`Could not install ${names.join(', ')}:\n${lastLines(output)}\nRun: sudo ${wish}`);
}

/** @returns {string[] | undefined} what to put before a command to run it as root */
function rightToInstall() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}

/** @param {string} text */
export const lastLines = (text, count = 8) => text.trimEnd().split('\n').slice(-count).join('\n');
