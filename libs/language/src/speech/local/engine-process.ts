import { EventEmitter, once } from 'node:events';
import { access } from 'node:fs/promises';
import { backoffMs, type Component } from '@colloquy/kernel';
import { type EngineFunctions, engineFailed, type SpeechEngine } from './engine';
import { type EngineChild, type Exit, startEngineChild } from './engine-child';
import { invalidModels } from './model-files';

/** Limit on loading a model and using it once, milliseconds. */
const loadMs = 120_000;
/** A process that answers none of its tasks for this long is ended; milliseconds. */
const hangMs = 30_000;
const restart = { baseMs: 500, maxMs: 30_000 };
/** Uptime after which the back-off starts again, milliseconds. */
const provenMs = 60_000;

export interface EngineEnd extends Exit {
  engine: string;
  restartInMs: number;
}

interface EngineProcessOptions<Model> {
  name: string;
  /** The bundled module that calls `serveEngine`. */
  file: string;
  models: readonly (Model & { directory: string })[];
  onEnded: (end: EngineEnd) => void;
  limits?: { hangMs?: number; loadMs?: number };
}

/**
 * Runs a speech engine in a process of its own, because a crash of an engine ends its process. Until its models are
 * loaded, tasks fail at once. The engine's output is logged only while models are loaded: later it may quote words.
 */
export function makeEngineProcess<F extends EngineFunctions & { load: (model: never) => unknown }>(
  options: EngineProcessOptions<Parameters<F['load']>[0]>,
): SpeechEngine<F> & Component {
  const { name, file, onEnded } = options;
  const models: readonly { directory: string }[] = options.models;
  const limits = { hangMs, loadMs, ...options.limits };
  const changes = new EventEmitter().setMaxListeners(0);
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
    changes.emit('ready');
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
      changes.emit('ready'); // the tasks that follow fail
      await current?.kill();
    },
    async run(task, of) {
      if (!current || !isReady || isStopping) throw engineFailed();
      const { request } = current;
      return request(task, of, limits.hangMs).catch(() => Promise.reject(engineFailed())) as never;
    },
    async whenReady(signal) {
      if (isStopping || (isReady && current?.isConnected())) return;
      await once(changes, 'ready', { signal }).catch(() => signal.throwIfAborted());
    },
  };
}
