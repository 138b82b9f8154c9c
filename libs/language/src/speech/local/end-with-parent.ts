import { Worker } from 'node:worker_threads';

const everyMs = 500;

/** Ends this process with its parent, even in native code or a loop, where it cannot notice a closed channel. */
export function endWithParent(): void {
  const parent = process.ppid;
  const watch = `setInterval(() => process.ppid === ${parent} || process.kill(process.pid, 'SIGKILL'), ${everyMs})`;
  // the module of this process is bundled, so the thread has no file of its own
  new Worker(watch, { eval: true, env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
