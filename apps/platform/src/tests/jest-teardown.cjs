const { once } = require('node:events');

/** Ends what jest-setup.cjs started. */
module.exports = async function tearDown() {
  const backends = /** @type {any} */ (globalThis).colloquyTestBackends;
  if (!backends || backends.exitCode !== null) return;
  const exited = once(backends, 'exit');
  backends.stdin.end();
  await exited;
};
