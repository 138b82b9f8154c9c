import { spawn, spawnSync } from 'node:child_process';
import { searchPath, which } from '../files.ts';
import { Problem } from '../screen/problem.ts';
import type { Log } from '../screen/progress.ts';

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  onOutput?: (text: string) => void;
}

/** Returns the output of a program. Ctrl-C does not reach its process group; an aborted `signal` ends it. */
export function run(
  command: string,
  args: string[],
  { cwd, env, signal, onOutput }: RunOptions = {},
): Promise<{ ok: boolean; output: string }> {
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
    const collect = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-1_000_000);
      onOutput?.(String(chunk));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (ok: boolean, text: string) => {
      signal?.removeEventListener('abort', abort);
      resolve({ ok, output: text });
    };
    child.once('error', (error) => finish(false, error.message));
    child.once('close', (code) => finish(code === 0, output));
  });
}

/** Installs packages of the distribution as root or through sudo without a password. */
export async function installPackages(names: string[], log: Log) {
  const wish = `apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (!which('apt-get'))
    throw new Problem(`${names.join(', ')} is missing. Install it with your system's package manager.`);
  const prefix = rightToInstall();
  if (!prefix)
    throw new Problem(`${names.join(', ')} is missing, and this user may not install it. Run: sudo ${wish}`);
  log(`installing ${names.join(', ')}`);
  const apt = (...args: string[]) => {
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

/** Returns the command prefix that gives root's rights; undefined if there is none. */
function rightToInstall(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}

export const lastLines = (text: string, count = 8) => text.trimEnd().split('\n').slice(-count).join('\n');
