import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A broker that a test can damage. Its data and address survive a restart. */
export interface OwnNode {
  start(): Promise<string>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Raises or clears the memory alarm, during which the broker does not read from publishing connections. */
  alarm(on: boolean): Promise<void>;
  remove(): Promise<void>;
}

export function ownNode(): OwnNode {
  const child = spawn(process.execPath, [join(__dirname, 'own-node-process.mts')], {
    detached: true, // on Ctrl-C the process must stop the node before it exits
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let pid = 0;

  async function command(name: string): Promise<{ url: string; pid: number } | null> {
    child.stdin.write(`${name}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error(`The node's process ended during: ${name}`);
    return JSON.parse(value);
  }
  const run = async (name: string): Promise<void> => void (await command(name));

  return {
    start: async () => {
      const started = await command('start');
      pid = started?.pid ?? 0;
      return started?.url ?? '';
    },
    stop: () => run('stop'),
    kill: () => run('kill'),
    freeze: () => void process.kill(pid, 'SIGSTOP'),
    thaw: () => void process.kill(pid, 'SIGCONT'),
    alarm: (on) => run(on ? 'alarm' : 'calm'),
    remove: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
