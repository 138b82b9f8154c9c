import { AppError } from '@colloquy/kernel';

/** Maximum number of tasks per key; further tasks are refused. */
const maxWaiting = 500;

/** Runs a task after all earlier tasks with the same key. */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Reduces conflicts on the optimistic lock of an account. An optimisation only: correctness depends on the lock. */
export function makeKeyedQueue(): KeyedQueue {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return (key, task) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= maxWaiting) {
      return Promise.reject(
        new AppError('unavailable', undefined, 'Too many concurrent changes; try again later'),
      );
    }
    queue.waiting += 1;
    queues.set(key, queue);
    const done = queue.last.then(task).finally(() => {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    });
    queue.last = done.catch(() => undefined);
    return done;
  };
}
