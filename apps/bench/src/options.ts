import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { commandLine, dataDirOption, numberFrom, parseArguments } from '../../platform/src/command-line.ts';

export const parts = [
  'get',
  'list',
  'create',
  'latency',
  'events',
  'sessions',
  'voice',
  'neighbours',
  'webhooks',
  'console',
  'growth',
] as const;

/** Parts that take long, fill the database or need a separate platform: measured only with `--only`. */
const separateParts: readonly string[] = ['voice', 'neighbours', 'webhooks', 'console', 'growth'];
const usual: readonly BenchmarkPart[] = parts.filter((part) => !separateParts.includes(part));

type BenchmarkPart = (typeof parts)[number];

const requests = 'get,list,create';

export interface Pace {
  perSecond: number;
  seconds: number;
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
  voice: { calls: number };
  neighbours: { interviews: number; seconds: number; ending: number };
  webhooks: { deliveries: number; notified: number };
  growth: number[];
}

export interface BenchOptions {
  only: BenchmarkPart[];
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
  sessions: { count: 500, seconds: 60 },
  voice: { calls: 12 },
  neighbours: { interviews: 10_000, seconds: 15, ending: 1000 },
  webhooks: { deliveries: 10_000, notified: 20 },
  growth: [1000, 10_000, 100_000],
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
  voice: { calls: 2 },
  neighbours: { interviews: 5000, seconds: 8, ending: 400 },
  webhooks: { deliveries: 1000, notified: 10 },
  growth: [1000, 10_000],
};

interface Flags {
  quick?: boolean;
  only?: BenchmarkPart[];
  sizes?: number[];
  json?: string;
  soak?: number;
  dataDir: string;
}

export function benchOptions(args: string[]): BenchOptions {
  const command = commandLine('npm run bench --')
    .description('Measures a separate platform, whose data directory is emptied first.')
    .option('--quick', 'measure with smaller sizes')
    .option(
      '--only <a,b>',
      `parts to measure: ${parts.join(', ')}; requests stands for the first three`,
      partsIn,
    )
    .option('--sizes <a,b>', 'numbers of interviews for growth, ascending', sizesIn)
    .option('--json <file>', 'write the results as JSON as well', (file) => resolve(file))
    .option(
      '--soak <minutes>',
      'watch the memory of every process under a steady load instead',
      numberFrom(1, 600),
    )
    .addOption(dataDirOption('data directory of the measured platform', 'bench'));
  const {
    quick: isQuick,
    only = [...usual],
    sizes: growth,
    json,
    soak,
    dataDir,
  } = parseArguments(command, args).opts<Flags>();
  const sizes = isQuick ? quick : full;
  return {
    only,
    sizes: growth ? { ...sizes, growth } : sizes,
    ...(json !== undefined && { json }),
    ...(soak !== undefined && { soakMinutes: soak }),
    dataDir,
  };
}

function partsIn(list: string): BenchmarkPart[] {
  const wanted = list.replace(/\brequests\b/, requests).split(',');
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new InvalidArgumentError(`There is no "${unknown}" to measure.`);
  const alone = wanted.find((name) => name === 'growth' || name === 'voice');
  if (alone !== undefined && wanted.length > 1) {
    throw new InvalidArgumentError(`The part "${alone}" needs a platform of its own: measure it alone.`);
  }
  return parts.filter((part) => wanted.includes(part));
}

function sizesIn(list: string): number[] {
  const one = numberFrom(100, 1_000_000);
  return list
    .split(',')
    .map(one)
    .sort((a, b) => a - b);
}
