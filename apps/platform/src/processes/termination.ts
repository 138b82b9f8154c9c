/** Interval at which the parent is checked, milliseconds: npm does not forward SIGTERM to the script that it runs. */
const parentCheckMs = 500;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Returns an AbortSignal that aborts when this process, or the npm that runs it, gets a signal to terminate. */
export const terminationSignal = () => watchTermination().signal;

/** Like {@link terminationSignal}. After `release`, signals end the process as usual. */
export function watchTermination() {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const parent = process.ppid;
  const underNpm = process.env.npm_lifecycle_event !== undefined && process.channel === undefined;
  const timer = underNpm
    ? setInterval(() => process.ppid !== parent && abort(), parentCheckMs).unref()
    : undefined;
  for (const name of signals) process.on(name, abort);
  return {
    signal: controller.signal,
    release() {
      clearInterval(timer);
      for (const name of signals) process.off(name, abort);
    },
  };
}
