import { useEffect, useRef, useState } from 'react';
import { runBatch } from './batch';

export interface Failure<T> {
  item: T;
  error: unknown;
}

export interface BatchState<T> {
  total: number;
  done: number;
  failures: readonly Failure<T>[];
  isRunning: boolean;
}

const idle = { total: 0, done: 0, failures: [], isRunning: false };

export function useBatch<T>() {
  const [state, setState] = useState<BatchState<T>>(idle);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (
    items: readonly T[],
    work: (item: T) => Promise<unknown>,
    onSettled?: (item: T, error?: unknown) => void,
  ) => {
    const controller = new AbortController();
    stop.current = controller;
    setState({ ...idle, total: items.length, isRunning: true });
    const { signal } = controller;
    await runBatch({
      items,
      work,
      signal,
      onSettled: (item, error) => {
        onSettled?.(item, error);
        setState((known) =>
          error === undefined
            ? { ...known, done: known.done + 1 }
            : { ...known, failures: [...known.failures, { item, error }] },
        );
      },
    });
    setState((known) => ({ ...known, isRunning: false }));
  };

  return { state, start, stop: () => stop.current?.abort(), reset: () => setState(idle) };
}
