/** Keeps the screen of a phone on while people talk, where the browser can; it lets go when the page is hidden. */
export function keepAwake(): void {
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    (navigator as { wakeLock?: WakeLock }).wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}
