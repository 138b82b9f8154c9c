import { AppError } from '@colloquy/kernel';

/** The most tasks of one key that wait; more are refused. */
const maxWaiting = 500;

/** Runs a task when the tasks of the same key that came before are done. */
export type InTurn = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Keeps the changes of one account from competing with each other for its optimistic lock. It saves work; what
 * is correct depends on the lock alone.
 */
export function makeInTurn(): InTurn {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= maxWaiting) {
      return Promise.reject(new AppError('unavailable', undefined, 'Too many changes at the same time'));
    }
    line.waiting += 1;
    lines.set(key, line);
    const done = line.last.then(task).finally(() => {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(key);
    });
    line.last = done.catch(() => undefined);
    return done;
  };
}
