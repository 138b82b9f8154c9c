import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../platform/src/options.ts';
import { Problem } from '../../platform/src/screen/problem.ts';

/** The parts of the benchmark in the order of their measurement. */
export const parts = ['get', 'list', 'create', 'latency', 'events', 'sessions'] as const;

export type Part = (typeof parts)[number];

/** The parts that compare request by request; `requests` stands for them. */
const requests = 'get,list,create';

export interface Pace {
  perSecond: number;
  seconds: number;
  /** Default 1. */
  rounds?: number;
}

export interface Sizes {
  clients: number;
  rounds: number;
  windowMs: number;
  events: number;
  warmUp: Pace;
  paces: Pace[];
  sessions: { count: number; seconds: number };
}

export interface BenchOptions {
  only: Part[];
  sizes: Sizes;
  json?: string;
  soakMinutes?: number;
  dataDir: string;
}

const full: Sizes = {
  clients: 16,
  rounds: 5,
  windowMs: 3000,
  events: 10_000,
  warmUp: { perSecond: 20, seconds: 15 },
  paces: [
    { perSecond: 1, seconds: 30 },
    { perSecond: 20, seconds: 15, rounds: 3 },
    { perSecond: 100, seconds: 10 },
  ],
  sessions: { count: 200, seconds: 60 },
};

const quick: Sizes = {
  clients: 16,
  rounds: 3,
  windowMs: 1500,
  events: 2000,
  warmUp: { perSecond: 20, seconds: 5 },
  paces: [
    { perSecond: 1, seconds: 8 },
    { perSecond: 20, seconds: 5 },
    { perSecond: 100, seconds: 2 },
  ],
  sessions: { count: 100, seconds: 15 },
};

const help = `npm run bench -- [options]
  --quick          smaller sizes
  --only a,b       of: ${parts.join(', ')}; requests is short for the first three
  --json FILE      the results as JSON as well
  --soak MINUTES   instead: watch the memory of every process under a steady load
  --data-dir DIR   where the platform under measurement lives (default .colloquy/bench); emptied first`;

export function benchOptions(args: string[]): BenchOptions {
  const values = parse(args);
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  const wanted = values.only?.replace(/\brequests\b/, requests).split(',') ?? [...parts];
  for (const name of wanted) {
    if (!parts.some((part) => part === name)) throw new Problem(`There is no "${name}" to measure.\n${help}`);
  }
  return {
    only: parts.filter((part) => wanted.includes(part)),
    sizes: values.quick ? quick : full,
    ...(values.json ? { json: resolve(values.json) } : {}),
    ...(values.soak ? { soakMinutes: minutesOf(values.soak) } : {}),
    dataDir: values['data-dir'] ? resolve(values['data-dir']) : join(root, '.colloquy', 'bench'),
  };
}

function parse(args: string[]) {
  try {
    const options = {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      json: { type: 'string' },
      soak: { type: 'string' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${help}`);
  }
}

function minutesOf(text: string) {
  const minutes = Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= 600) return minutes;
  throw new Problem(`--soak must be a whole number of minutes from 1 to 600, not "${text}".`);
}
