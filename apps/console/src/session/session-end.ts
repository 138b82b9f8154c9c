import { useSyncExternalStore } from 'react';

function makeEnded() {
  let isEnded = false;
  const listeners = new Set<() => void>();
  return {
    raise: () => {
      isEnded = true;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => isEnded,
  };
}

export const ended = makeEnded();

export const useEnded = (): boolean => useSyncExternalStore(ended.subscribe, ended.read);
