import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { socketDir } from './run-dir.ts';

export interface RestartRequest {
  name: string;
  kill: boolean;
}

export interface Answer {
  ok: boolean;
  message: string;
}

type OnRestart = (request: RestartRequest) => Promise<Answer>;

const socketOf = (dataDir: string) => join(socketDir(dataDir), 'control.sock');

/** Serves requests to restart a process. Each connection carries one line of JSON in each direction. */
export async function serveControl(dataDir: string, onRestart: OnRestart): Promise<{ close(): void }> {
  const path = socketOf(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => {
      void answerTo(line, onRestart).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return { close: () => server.close() };
}

async function answerTo(line: string, onRestart: OnRestart): Promise<Answer> {
  try {
    const { name, kill } = JSON.parse(line);
    return await onRestart({ name: String(name), kill: kill === true });
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  }
}

/** Sends a request to the supervisor. Returns undefined if no supervisor listens. */
export function requestRestart(dataDir: string, request: RestartRequest): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(socketOf(dataDir), () => socket.write(`${JSON.stringify(request)}\n`));
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.once('line', (line) => {
      socket.end();
      resolve(JSON.parse(line));
    });
    socket.once('error', () => resolve(undefined));
    socket.once('close', () => resolve(undefined));
  });
}
