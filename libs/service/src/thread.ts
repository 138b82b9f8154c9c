import { access } from 'node:fs/promises';
import { Piscina } from 'piscina';
import { AppError, callerNow, type Component, makeFairQueue } from '@colloquy/kernel';

/** Functions with one argument; `warmUp` makes the first task as fast as later ones. */
type Functions = Readonly<Record<string, (task: never) => unknown>> & { readonly warmUp: () => void };

export interface Thread<F extends Functions> extends Component {
  /** Accounts take turns. @throws AppError `unavailable`, or the reason of the caller's signal */
  run<Name extends keyof F & string>(
    name: Name,
    task: Parameters<F[Name]>[0],
  ): Promise<Awaited<ReturnType<F[Name]>>>;
}

const maxWaiting = 10_000;

const serviceItself = { accountId: '', signal: new AbortController().signal };

/** Makes a worker thread for work that would block the event loop; `file` is the bundled module. */
export function makeThread<F extends Functions>(file: string): Thread<F> {
  let pool: Piscina | undefined;
  let waiting = 0;
  let isStopping = false;
  const queue = makeFairQueue({ total: 1, perAccount: 1, waitingPerAccount: maxWaiting });
  return {
    name: 'thread',
    async start() {
      await access(file);
      pool = new Piscina({
        filename: file,
        minThreads: 1,
        maxThreads: 1,
        atomics: 'disabled', // a thread that waits with Atomics cannot be inspected or stopped gently
      });
      await pool.run(undefined, { name: 'warmUp' });
    },
    async stop() {
      isStopping = true;
      await pool?.destroy();
    },
    async run<Name extends keyof F & string>(
      name: Name,
      task: Parameters<F[Name]>[0],
    ): Promise<Awaited<ReturnType<F[Name]>>> {
      if (!pool || waiting >= maxWaiting) {
        throw new AppError('unavailable', undefined, 'Too many tasks are waiting');
      }
      const { accountId, signal } = callerNow() ?? serviceItself;
      waiting += 1;
      const release = await queue.enter(accountId, 1, signal).finally(() => (waiting -= 1));
      try {
        if (isStopping) throw new AppError('unavailable', undefined, 'The service is stopping');
        return (await pool.run(task, { name })) as Awaited<ReturnType<F[Name]>>;
      } finally {
        release();
      }
    },
  };
}
