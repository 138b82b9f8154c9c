import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { StartOptions } from '../options.ts';
import { root } from '../root.ts';
import { Problem } from '../screen/problem.ts';
import type { Summary } from '../platform.ts';
import type { ProgressEvent, Sink } from '../screen/progress.ts';

export type Outcome = { type: 'ready'; summary: Summary } | { type: 'failed'; message: string };

export function detach(options: StartOptions, show: Sink, signal: AbortSignal): Promise<Summary> {
  const logs = join(options.dataDir, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const log = openSync(join(logs, 'supervisor.log'), 'a', 0o600);
  const supervisor = spawn(
    process.execPath,
    [join(root, 'apps/platform/src/processes/detached.ts'), JSON.stringify(options)],
    { cwd: root, detached: true, stdio: ['ignore', log, log, 'ipc'] },
  );
  closeSync(log);
  signal.addEventListener('abort', () => supervisor.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    let failure = `The supervisor ended. Its log: ${join(logs, 'supervisor.log')}`;
    supervisor.on('message', (message: ProgressEvent | Outcome) => {
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
