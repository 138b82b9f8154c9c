import { access } from 'node:fs/promises';
import { backoffMs, type Component } from '@colloquy/kernel';
import { type EngineFunctions, engineFailed, type SpeechEngine } from './engine';
import { type EngineChild, type Exit, startEngineChild } from './engine-child';
import { invalidModels } from './model-files';

/** Longest time to load a model and to use it once, milliseconds. */
const loadMs = 120_000;
/** A process with tasks that answers none for so long hangs; milliseconds. */
const hangMs = 30_000;
/** Pauses before the process is started again, milliseconds. */
const restart = { baseMs: 500, maxMs: 30_000 };
/** A process that has worked for so long was not a failed attempt; milliseconds. */
const provenMs = 60_000;

/** The end of a process that nobody has ordered. */
export interface EngineEnd extends Exit {
  engine: string;
  restartInMs: number;
}

export interface EngineProcessOptions<Model> {
  /** Such as `recognition`. */
  name: string;
  /** The bundled module that calls `serveEngine`. */
  file: string;
  models: readonly (Model & { directory: string })[];
  onEnded: (end: EngineEnd) => void;
  /** Limits, milliseconds; for tests. */
  limits?: { hangMs?: number; loadMs?: number };
}

/**
 * Runs a speech engine in a process of its own, because an engine ends its process if it crashes. The process loads its
 * models when the service starts, and again after a crash; meanwhile tasks fail at once. What the engine writes is told
 * only while models are loaded: later it may quote words.
 */
export function makeEngineProcess<F extends EngineFunctions & { load: (model: never) => unknown }>(
  options: EngineProcessOptions<Parameters<F['load']>[0]>,
): SpeechEngine<F> & Component {
  const { name, file, onEnded } = options;
  const models: readonly { directory: string }[] = options.models;
  const limits = { hangMs, loadMs, ...options.limits };
  let current: EngineChild | undefined;
  let isReady = false;
  let isStopping = false;
  let failures = 0;
  let pending: NodeJS.Timeout | undefined;

  /** @throws AppError `invalid` with the last line that the engine wrote */
  async function begin(): Promise<void> {
    const started = (current = startEngineChild(file));
    try {
      for (const model of models) {
        await started.request('load', model, limits.loadMs).catch((error: Error) => {
          throw invalidModels(`${model.directory} cannot be used: ${error.message}`);
        });
      }
    } catch (error) {
      await started.kill();
      throw error;
    }
    started.work();
    isReady = true;
    const readyAtMs = Date.now();
    void started.exited.then((exit) => {
      isReady = false;
      if (Date.now() - readyAtMs >= provenMs) failures = 0;
      restartLater(exit);
    });
  }

  function restartLater(exit: Exit): void {
    if (isStopping) return;
    const restartInMs = backoffMs(failures, restart);
    failures += 1;
    onEnded({ engine: name, ...exit, restartInMs });
    pending = setTimeout(() => {
      begin().catch(() => restartLater({ code: null, signal: null }));
    }, restartInMs);
  }

  return {
    name: `${name} engine`,
    async start() {
      await access(file);
      await begin();
    },
    async stop() {
      isStopping = true;
      clearTimeout(pending);
      await current?.kill();
    },
    async run(task, of) {
      if (!current || !isReady || isStopping) throw engineFailed();
      const { request } = current;
      return request(task, of, limits.hangMs).catch(() => Promise.reject(engineFailed())) as never;
    },
  };
}
