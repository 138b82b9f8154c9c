import { once } from 'node:events';
import { kept } from './running-backends.ts';

export default async function tearDown() {
  const backends = kept();
  if (!backends || backends.exitCode !== null) return;
  const exited = once(backends, 'exit');
  backends.stdin.end();
  await exited;
}
