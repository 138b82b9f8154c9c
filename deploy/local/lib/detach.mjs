import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './options.mjs';
import { Problem } from './problem.mjs';

/**
 * @typedef {{ type: 'ready', summary: import('./platform.mjs').Summary } | { type: 'failed', message: string }} Outcome
 */

/**
 * Starts the supervisor as a process that outlives this one, and shows its progress until the platform is up.
 * @param {import('./options.mjs').StartOptions} options
 * @param {import('./progress.mjs').Sink} show
 * @param {AbortSignal} signal
 * @returns {Promise<import('./platform.mjs').Summary>}
 */
export function detach(options, show, signal) {
  const logs = join(options.dataDir, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const log = openSync(join(logs, 'supervisor.log'), 'a', 0o600);
  const supervisor = spawn(
    process.execPath,
    [join(root, 'deploy/local/lib/detached.mjs'), JSON.stringify(options)],
    { cwd: root, detached: true, stdio: ['ignore', log, log, 'ipc'] },
  );
  closeSync(log);
  signal.addEventListener('abort', () => supervisor.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    let failure = `The supervisor ended. Its log: ${join(logs, 'supervisor.log')}`;
    supervisor.on('message', (/** @type {import('./progress.mjs').ProgressEvent | Outcome} */ message) => {
      if (message.type === 'failed') failure = message.message;
      else if (message.type === 'ready') {
        supervisor.disconnect();
        supervisor.unref();
        resolve(message.summary);
      } else show(message);
    });
    supervisor.once('error', reject);
    supervisor.once('exit', () => reject(new Problem(failure)));
  });
}
