import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../apps/platform/src/ports.ts';
import { stage, textsOf } from './dockerfile';
import type { Env } from './check-settings';

export interface Running {
  get(url: string): Promise<{ status: number; body: string }>;
  /** Stops the service and returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the image's command in its directory, with write access to media and temporary files only, and with no other
 * server.
 * @throws if the service does not answer within half a minute
 */
export async function startFromImage(app: string, settings: Env): Promise<Running> {
  const writable = mkdtempSync(path.join(path.dirname(app), 'writable-'));
  const [main = ''] = JSON.parse(textsOf('CMD', stage('image'))[0] ?? '[]') as string[];
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: '/nonexistent',
    TMPDIR: writable,
    ...settings,
    ...(settings['MEDIA_DIR'] ? { MEDIA_DIR: writable } : {}),
    ...inImage(['JOIN_DIR', 'CONSOLE_DIR'], settings, app),
    HOST: '127.0.0.1',
    PORT: String(port),
    GRPC_PORT: String(await freePort()),
  };
  const rights = ['--permission', '--allow-worker', '--allow-fs-read=*', `--allow-fs-write=${writable}/*`];
  const child = spawn(process.execPath, [...rights, main], {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));

  const get = async (url: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`);
    return { status: response.status, body: await response.text() };
  };
  for (let tries = 0; tries < 300 && !ended(child); tries += 1) {
    if (
      await get('/healthz').then(
        () => true,
        () => false,
      )
    ) {
      return { get, stop: () => stop(child) };
    }
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`It does not start:\n${output.join('')}`);
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function stop(child: ChildProcess): Promise<number | null> {
  if (!ended(child)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return child.exitCode;
}

function inImage(names: readonly string[], settings: Env, app: string): Env {
  const set = names.flatMap((name) => (settings[name] ? [[name, settings[name]] as const] : []));
  return Object.fromEntries(set.map(([name, dir]) => [name, dir.replace(/^\/app/, app)]));
}
