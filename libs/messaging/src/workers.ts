import { detached } from '@colloquy/tracing';

/** Runs up to `concurrency` workers at once, outside of their callers' traces. */
export function makeWorkers<Task>(options: {
  concurrency: number;
  mayBegin: () => boolean;
  work: (task: Task) => Promise<void>;
  /** Task that runs after tasks were refused because all workers were busy. */
  afterFull: Task;
}) {
  const workers = new Set<Promise<void>>();
  let hasRefused = false;

  const hasRoom = () => workers.size < options.concurrency;

  function begin(task: Task): void {
    if (!options.mayBegin()) return;
    if (hasRoom()) return add(task);
    hasRefused = true;
  }

  function add(task: Task): void {
    const worker = detached(() => options.work(task)).finally(() => {
      workers.delete(worker);
      if (!hasRefused) return;
      hasRefused = false;
      begin(options.afterFull);
    });
    workers.add(worker);
  }

  return {
    hasRoom,
    begin,
    /** Begins a task that must not be refused. */
    add,
    idle: async () => void (await Promise.all(workers)),
  };
}
