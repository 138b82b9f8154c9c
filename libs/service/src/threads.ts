import { access } from 'node:fs/promises';
import { Piscina } from 'piscina';
import { AppError, type Component } from '@colloquy/kernel';

/** Functions of a module that take one argument; argument and result can be cloned. */
type Functions = Readonly<Record<string, (task: never) => unknown>>;

/** Runs the functions of a module in other threads. */
export interface Threads<F extends Functions> extends Component {
  /**
   * Tasks wait in order of arrival.
   * @throws AppError `unavailable` if too many tasks wait or the service stops; otherwise what the function throws
   */
  run<Name extends keyof F & string>(name: Name, task: Parameters<F[Name]>[0]): Promise<ReturnType<F[Name]>>;
}

/** Tasks that wait; the rest is refused. */
const maxWaiting = 10_000;

/**
 * Makes threads for work that would block the event loop. Each thread loads the module when the service starts.
 * @param options.file the bundled module
 * @param options.count number of threads; default 1, because replicas use the other cores
 */
export function makeThreads<F extends Functions>(options: { file: string; count?: number }): Threads<F> {
  const { file, count = 1 } = options;
  let pool: Piscina | undefined;
  return {
    name: 'threads',
    async start() {
      await access(file);
      pool = new Piscina({
        filename: file,
        minThreads: count,
        maxThreads: count,
        maxQueue: maxWaiting,
        atomics: 'disabled', // a thread that waits blocked cannot be inspected or stopped gently
      });
    },
    async stop() {
      await pool?.destroy();
    },
    async run(name, task) {
      if (!pool || pool.queueSize >= maxWaiting) {
        throw new AppError('unavailable', undefined, 'Too much work is waiting');
      }
      return (await pool.run(task, { name })) as ReturnType<F[typeof name]>;
    },
  };
}
