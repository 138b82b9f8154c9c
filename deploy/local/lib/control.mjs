import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { socketDir } from './run-dir.mjs';

/**
 * @typedef {{ name: string, kill: boolean }} RestartRequest
 * @typedef {{ ok: boolean, message: string }} Answer
 */

/** @param {string} dataDir */
const socketOf = (dataDir) => join(socketDir(dataDir), 'control.sock');

/**
 * Listens for requests to restart a process: one line of JSON each way per connection.
 * @param {string} dataDir
 * @param {(request: RestartRequest) => Promise<Answer>} onRestart
 * @returns {Promise<{ close(): void }>}
 */
export async function serveControl(dataDir, onRestart) {
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

/**
 * @param {string} line
 * @param {(request: RestartRequest) => Promise<Answer>} onRestart
 * @returns {Promise<Answer>}
 */
async function answerTo(line, onRestart) {
  try {
    const { name, kill } = JSON.parse(line);
    return await onRestart({ name: String(name), kill: kill === true });
  } catch (error) {
    return { ok: false, message: /** @type {Error} */ (error).message };
  }
}

/**
 * @param {string} dataDir
 * @param {RestartRequest} request
 * @returns {Promise<Answer | undefined>} undefined: nobody listens
 */
export function askControl(dataDir, request) {
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
