import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read() {
  // the clock is not updated while it has no listeners
  if (!timer) now = Date.now();
  return now;
}

export const useNow = (): number => useSyncExternalStore(subscribe, read);
