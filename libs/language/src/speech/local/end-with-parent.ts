import { Worker } from 'node:worker_threads';

const everyMs = 500;

/**
 * Ends this process soon after the process that started it, even while this one is in native code or in a loop and cannot
 * notice that the channel between them is closed.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const watch = `setInterval(() => process.ppid === ${parent} || process.kill(process.pid, 'SIGKILL'), ${everyMs})`;
  // the module of this process is bundled, so the thread has no file of its own
  new Worker(watch, { eval: true, env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
