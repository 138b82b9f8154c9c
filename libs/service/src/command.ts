import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { AppError, pause } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo, type Mongo } from '@colloquy/mongo';

export interface Terminal {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream;
  print: (line: string) => void;
}

/** Runs an administrator's command as the process. A failure is one line on standard error and exit code 1. */
export async function runProgram(makeProgram: (terminal: Terminal) => Command): Promise<void> {
  const { env, stdin } = process;
  const program = makeProgram({ env, stdin, print: (line) => console.log(line) });
  try {
    await program.parseAsync();
  } catch (error) {
    process.stderr.write(`${program.name()}: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

/** @throws AppError `invalid` if the input is not JSON */
export async function readJson(stdin: NodeJS.ReadableStream): Promise<unknown> {
  const input = await text(stdin);
  try {
    return JSON.parse(input);
  } catch {
    throw new AppError('invalid', undefined, 'Standard input is not valid JSON');
  }
}

const readyWithinMs = 10_000;

/** The service need not run. @throws AppError `unavailable` after 10 s without the database */
export async function onDatabase<T>(
  settings: { uri: string; database: string },
  open: (mongo: Mongo) => T,
  work: (opened: T) => Promise<void>,
): Promise<void> {
  const mongo = makeMongo({ ...settings, logger: silentLogger });
  const opened = open(mongo);
  try {
    await mongo.start();
    await untilReady(mongo);
    await work(opened);
  } finally {
    await mongo.stop();
  }
}

async function untilReady(mongo: Mongo): Promise<void> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await pause(100)) {
    if (await mongo.ready().catch(() => false)) return;
  }
  throw new AppError('unavailable', undefined, 'The database cannot be reached: check MONGODB_URI');
}
