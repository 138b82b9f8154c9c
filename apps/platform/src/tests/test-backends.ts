// A private broker and database for tests, in a temporary directory. Prints one line of JSON, the environment that the
// tests need, and runs until its standard input ends, which also happens when its parent is killed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackends } from '../backends/backends.ts';
import { explain } from '../screen/problem.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
process.stdout.on('error', () => undefined); // the reader has ended, and the end of the input follows
const ended = new Promise((resolve) => {
  process.stdin.resume().once('close', resolve).once('error', resolve);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, resolve);
});

try {
  const backends = await startBackends({ dataDir, log: (message) => console.error(message) });
  process.stdout.write(`${JSON.stringify(backends.env)}\n`);
  await ended;
  await backends.stop();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.stdin.destroy();
}
