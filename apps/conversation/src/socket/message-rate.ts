export function makeMessageRate(options: { burst: number; perSecond: number; now?: () => number }) {
  const now = options.now ?? (() => performance.now());
  let tokens = options.burst;
  let at = now();
  return {
    allows(): boolean {
      const then = at;
      at = now();
      tokens = Math.min(options.burst, tokens + ((at - then) / 1000) * options.perSecond);
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
