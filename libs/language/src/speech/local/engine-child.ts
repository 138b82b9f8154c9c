import { type ChildProcess, fork } from 'node:child_process';
import type { EngineAnswer, EngineTask } from './engine-messages';

/** Heap of the process, megabytes. Models and sound are outside of it. */
const heapMegabytes = 128;
const maxMessages = 8192;

export interface Exit {
  code: number | null;
  signal: string | null;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export type EngineChild = ReturnType<typeof startEngineChild>;

/** Starts the process of an engine, without the environment of this one, which has secrets. */
export function startEngineChild(file: string) {
  const child = fork(file, {
    env: {},
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  const messages = keptMessages(child);
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.on('error', () => child.pid === undefined && resolve({ code: null, signal: null }));
  });
  let requests = 0;
  let isBroken = false;
  let silence: NodeJS.Timeout | undefined;

  child.on('message', (answer: EngineAnswer) => {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    silence?.refresh();
    if (waiting.size === 0) clearTimeout(silence);
    if ('value' in answer) request?.resolve(answer.value);
    else request?.reject(new Error(answer.reason));
  });
  void exited.then(({ code, signal }) => {
    clearTimeout(silence);
    const error = new Error(messages.reason() ?? signal ?? `exit code ${code}`);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });

  return {
    /** @param maxMs silence after which the process is ended while tasks are pending */
    request(name: string, task: unknown, maxMs: number): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const id = (requests += 1);
        if (waiting.size === 0) silence = setTimeout(() => child.kill('SIGKILL'), maxMs);
        waiting.set(id, { resolve, reject });
        child.send({ id, name, task } satisfies EngineTask, (error) => {
          if (!error) return;
          isBroken = true; // the exit is reported later
          if (waiting.delete(id)) reject(error);
        });
      });
    },
    /** Drops the messages: from now on, the engine may write words. */
    work: messages.drop,
    isConnected: () => child.connected && !isBroken,
    exited,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function keptMessages({ stderr }: ChildProcess) {
  let kept: string | undefined = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (kept !== undefined) kept = (kept + text).slice(-maxMessages);
  });
  return {
    drop: () => (kept = undefined),
    reason(): string | undefined {
      const lines = kept?.split('\n').filter((line) => line.trim() !== '') ?? [];
      return (lines.find((line) => line.includes('what():')) ?? lines.at(-1))?.trim();
    },
  };
}
