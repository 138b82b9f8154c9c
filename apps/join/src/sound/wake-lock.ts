/**
 * Keeps the screen of a phone on during the conversation, if the browser can. The browser releases the lock when the
 * page is hidden.
 */
export function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    (navigator as { wakeLock?: WakeLock }).wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}
