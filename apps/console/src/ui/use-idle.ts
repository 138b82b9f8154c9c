import { useEffect, useState } from 'react';

/** Whether the page has had time for what can be loaded after it: false until the browser is idle for the first time. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIsIdle(true);
    // Safari has no idle callback
    const timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(settle) : settle()),
      500,
    );
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
