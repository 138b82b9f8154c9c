import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from './files.mjs';
import { Problem } from './problem.mjs';
import { isRunning, startTimeOf } from './processes.mjs';

/**
 * @typedef {import('./processes.mjs').ProcessId & { name: string, baseUrl: string }} Supervisor
 */

/** @param {string} dataDir */
const lockOf = (dataDir) => join(dataDir, 'supervisor.json');

/**
 * The process that runs the platform of a data directory, if one does.
 * @param {string} dataDir
 * @returns {Supervisor | undefined}
 */
export function supervisorOf(dataDir) {
  const holder = readJson(lockOf(dataDir));
  return holder && isRunning(holder) ? holder : undefined;
}

/** @param {string} dataDir */
export function refuseIfRunning(dataDir) {
  const holder = supervisorOf(dataDir);
  if (!holder) return;
  throw new Problem(
    `Colloquy is already running on ${dataDir}: ${holder.baseUrl} (process ${holder.pid}).\n` +
      `Stop it with: npm stop${dataDirHint(dataDir)}   or start another one: npm start -- --port N --data-dir DIR`,
  );
}

/**
 * Makes this process the one that runs the platform of a data directory.
 * @param {string} dataDir
 * @param {string} baseUrl
 * @returns {() => void} gives it up
 */
export function takeLock(dataDir, baseUrl) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockOf(dataDir);
  const draft = `${lock}.${process.pid}`;
  const startTime = startTimeOf(process.pid) ?? '';
  writeJson(draft, { name: 'supervisor', pid: process.pid, startTime, baseUrl });
  try {
    if (!supervisorOf(dataDir)) rmSync(lock, { force: true });
    linkSync(draft, lock); // fails while the lock exists, whole from the first moment when it does not
  } catch (error) {
    refuseIfRunning(dataDir);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** @param {string} dataDir */
export function dataDirHint(dataDir) {
  return dataDir === join(import.meta.dirname, '../../..', '.colloquy') ? '' : ` -- --data-dir ${dataDir}`;
}
