import { useEffect, useState } from 'react';

/** Returns false until the browser is idle for the first time; parts that can wait are loaded after that. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIsIdle(true);
    // Safari has no idle callback
    const timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(settle, { timeout: 1000 }) : settle()),
      500,
    );
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
