const { spawn } = require('node:child_process');
const { createInterface } = require('node:readline');
const { join } = require('node:path');

/**
 * Gives component tests RABBITMQ_URL and MONGODB_URI, of private servers unless both are set already. Where projects
 * share a broker and run at the same time, each has a virtual host of its name: they publish to the same exchanges.
 */
module.exports = async function setUp() {
  const { RABBITMQ_URL, MONGODB_URI, VHOST_PER_PROJECT, NX_TASK_TARGET_PROJECT } = process.env;
  if (RABBITMQ_URL && MONGODB_URI) {
    if (VHOST_PER_PROJECT) process.env.RABBITMQ_URL = `${RABBITMQ_URL}/${NX_TASK_TARGET_PROJECT}`;
    return;
  }
  // a session of its own: Ctrl-C must not end the servers before the tests let go of them
  const backends = spawn(process.execPath, [join(__dirname, 'test-backends.ts')], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  /** @type {any} */ (globalThis).colloquyTestBackends = backends;
  const env = await new Promise((resolve, reject) => {
    createInterface({ input: backends.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    backends.once('exit', () => reject(new Error('The broker and database for the tests did not start')));
    backends.once('error', reject);
  });
  Object.assign(process.env, env);
};
