import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { socketDir } from './run-dir.ts';

export type RestartRequest = { name: string; kill: boolean };

export type Answer = { ok: boolean; message: string };

const socketOf = (dataDir: string) => join(socketDir(dataDir), 'control.sock');

/** Listens for requests to restart a process: one line of JSON each way per connection. */
export async function serveControl(
  dataDir: string,
  onRestart: (request: RestartRequest) => Promise<Answer>,
): Promise<{ close(): void }> {
  const path = socketOf(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => {
      void answerTo(line, onRestart).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(undefined));
  });
  return { close: () => server.close() };
}

async function answerTo(
  line: string,
  onRestart: (request: RestartRequest) => Promise<Answer>,
): Promise<Answer> {
  try {
    const { name, kill } = JSON.parse(line);
    return await onRestart({ name: String(name), kill: kill === true });
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  }
}

/** @returns undefined: nobody listens */
export function askControl(dataDir: string, request: RestartRequest): Promise<Answer | undefined> {
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
