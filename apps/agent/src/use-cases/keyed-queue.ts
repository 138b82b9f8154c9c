import { AppError } from '@colloquy/kernel';

/** Further tasks of a key are refused. */
const maxWaiting = 500;

/** Runs a task after all earlier tasks with the same key. */
type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Only reduces conflicts: correctness depends on the optimistic lock of an account. */
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
