const { spawn } = require('node:child_process');
const { createInterface } = require('node:readline');
const { join } = require('node:path');

/** Gives component tests RABBITMQ_URL and MONGODB_URI, of private servers unless both are set already. */
module.exports = async function setUp() {
  if (process.env.RABBITMQ_URL && process.env.MONGODB_URI) return;
  // a session of its own: Ctrl-C must not end the servers before the tests let go of them
  const backends = spawn(process.execPath, [join(__dirname, 'test-backends.mjs')], {
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
