import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { keep } from './running-backends.ts';

/** Provides RABBITMQ_URL and MONGODB_URI. With a shared broker, each project gets a virtual host of its own. */
export default async function setUp() {
  const { RABBITMQ_URL, MONGODB_URI, VHOST_PER_PROJECT, NX_TASK_TARGET_PROJECT } = process.env;
  if (RABBITMQ_URL && MONGODB_URI) {
    if (VHOST_PER_PROJECT) process.env.RABBITMQ_URL = `${RABBITMQ_URL}/${NX_TASK_TARGET_PROJECT}`;
    return;
  }
  // a session of its own: Ctrl-C must not end the servers before the tests
  const backends = spawn(process.execPath, [join(import.meta.dirname, 'test-backends.ts')], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  keep(backends);
  const env = await new Promise<object>((resolve, reject) => {
    createInterface({ input: backends.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    backends.once('exit', () => reject(new Error('The broker and database for the tests did not start')));
    backends.once('error', reject);
  });
  Object.assign(process.env, env);
}
