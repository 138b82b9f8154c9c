/** A task for the process of an engine. */
export interface EngineTask {
  id: number;
  name: string;
  task: unknown;
}

/** What the process answers. The error of a task stays in the process: it may quote the words. */
export type EngineAnswer =
  | { id: number; value: unknown }
  /** `reason` is told by `load` only, whose tasks have no words. */
  | { id: number; reason: string };

/** Exit code of a process that takes too much memory. */
export const memoryExitCode = 71;
