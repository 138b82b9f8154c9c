import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '../files.ts';
import { Problem } from '../screen/problem.ts';
import { isRunning, startTimeOf, type ProcessId } from './processes.ts';

interface Supervisor extends ProcessId {
  name: string;
  baseUrl: string;
}

const lockOf = (dataDir: string) => join(dataDir, 'supervisor.json');

export function supervisorOf(dataDir: string): Supervisor | undefined {
  const holder = readJson(lockOf(dataDir));
  return holder && isRunning(holder) ? holder : undefined;
}

export function refuseIfRunning(dataDir: string) {
  const holder = supervisorOf(dataDir);
  if (!holder) return;
  throw new Problem(
    `Colloquy is already running on ${dataDir}: ${holder.baseUrl} (process ${holder.pid}).\n` +
      `Stop it with: npm stop${dataDirHint(dataDir)} or start another one: npm start -- --port N --data-dir DIR`,
  );
}

export function takeLock(dataDir: string, baseUrl: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockOf(dataDir);
  const draft = `${lock}.${process.pid}`;
  const startTime = startTimeOf(process.pid) ?? '';
  writeJson(draft, { name: 'supervisor', pid: process.pid, startTime, baseUrl });
  try {
    if (!supervisorOf(dataDir)) rmSync(lock, { force: true });
    linkSync(draft, lock); // fails if the lock exists; readers never see a half-written lock
  } catch (error) {
    refuseIfRunning(dataDir);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

export function dataDirHint(dataDir: string) {
  return dataDir === join(import.meta.dirname, '../../../..', '.colloquy') ? '' : ` -- --data-dir ${dataDir}`;
}
