/** How often the parent is checked, since npm does not forward SIGTERM to the script it runs. Milliseconds. */
const parentCheckMs = 500;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Returns a signal that aborts when this process, or the npm that runs it, is asked to end. */
export const untilAskedToEnd = () => watchForEnd().signal;

/** Like {@link untilAskedToEnd}. After `release`, signals end the process as usual. */
export function watchForEnd() {
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
