import { access } from 'node:fs/promises';
import { Piscina } from 'piscina';
import { AppError, type Component } from '@colloquy/kernel';

/**
 * Functions of a module for a worker thread, with one argument; argument and result can be cloned. `warmUp` prepares
 * the others, so that the first task takes no longer than later ones.
 */
type Functions = Readonly<Record<string, (task: never) => unknown>> & { readonly warmUp: () => void };

export interface Thread<F extends Functions> extends Component {
  /**
   * Tasks wait in order of arrival.
   * @throws AppError `unavailable` if too many tasks wait or the service stops; otherwise what the function throws
   */
  run<Name extends keyof F & string>(
    name: Name,
    task: Parameters<F[Name]>[0],
  ): Promise<Awaited<ReturnType<F[Name]>>>;
}

/** Maximum tasks that wait; further tasks are refused. */
const maxWaiting = 10_000;

/**
 * Makes a worker thread for work that would block the event loop. One thread is enough: replicas use the other cores.
 * @param file the bundled module
 */
export function makeThread<F extends Functions>(file: string): Thread<F> {
  let pool: Piscina | undefined;
  return {
    name: 'thread',
    async start() {
      await access(file);
      pool = new Piscina({
        filename: file,
        minThreads: 1,
        maxThreads: 1,
        maxQueue: maxWaiting,
        atomics: 'disabled', // a thread that waits with Atomics cannot be inspected or stopped gently
      });
      await pool.run(undefined, { name: 'warmUp' });
    },
    async stop() {
      await pool?.destroy();
    },
    async run<Name extends keyof F & string>(
      name: Name,
      task: Parameters<F[Name]>[0],
    ): Promise<Awaited<ReturnType<F[Name]>>> {
      if (!pool || pool.queueSize >= maxWaiting) {
        throw new AppError('unavailable', undefined, 'Too many tasks are waiting');
      }
      return (await pool.run(task, { name })) as Awaited<ReturnType<F[Name]>>;
    },
  };
}
