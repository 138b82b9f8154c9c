export interface EngineTask {
  id: number;
  name: string;
  task: unknown;
}

/** The error of a task stays in the process: it may quote the words. */
export type EngineAnswer =
  | { id: number; value: unknown }
  /** Only `load` gives a reason, because its tasks contain no words. */
  | { id: number; reason: string };

/** Exit code of a process that takes too much memory. */
export const memoryExitCode = 71;
