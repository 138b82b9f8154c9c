import { parseArgs } from 'node:util';
import { Problem } from '../../platform/src/screen/problem.ts';
import type { Fault } from './fault.ts';
import { chosenFaults, quickFaults } from './faults.ts';

export interface FaultOptions {
  faults: Fault[];
  rate: number;
  reads: number;
  seconds: number;
  completions: number;
  replicas: number;
  keep: boolean;
}

const usualAmounts = { rate: '2', reads: '4', seconds: '8', completions: '200', replicas: '2' };
/** With one process of each service no replica stands in for a killed one. */
const quickAmounts = { ...usualAmounts, rate: '5', reads: '2', seconds: '3', replicas: '1' };

const help = `npm run test:faults -- [options]
  --only NAMES    these faults only, separated by commas; a name without a colon stands for a group, such as kill
  --rate N        interviews a second (default 2)
  --reads N       requests that read, for each interview (default 4)
  --seconds N     how long the load goes on around each fault (default 8)
  --completions N how many interviews the faults completions:... go on for (default 200)
  --replicas N    processes of each service (default 2)
  --quick         the short version: interview, analysis and webhook are killed once, with one process of each
  --keep          leave the platform's directory (logs, data) in place
  --list          say which faults there are`;

export function faultOptions(args: string[]): FaultOptions {
  const values = parse(args);
  if (values.help || values.list) {
    console.log(values.help ? help : namesAndWhat(chosenFaults(undefined)));
    process.exit(0);
  }
  const amounts = { ...(values.quick ? quickAmounts : usualAmounts), ...values };
  return {
    faults: values.quick ? quickFaults : chosenFaults(values.only),
    rate: number('rate', amounts.rate, 0.1, 100),
    reads: number('reads', amounts.reads, 0.1, 1000),
    seconds: number('seconds', amounts.seconds, 1, 3600),
    completions: number('completions', amounts.completions, 1, 1_000_000),
    replicas: number('replicas', amounts.replicas, 1, 8),
    keep: values.keep === true,
  };
}

function parse(args: string[]) {
  try {
    const options = {
      only: { type: 'string' },
      rate: { type: 'string' },
      reads: { type: 'string' },
      completions: { type: 'string' },
      seconds: { type: 'string' },
      replicas: { type: 'string' },
      quick: { type: 'boolean' },
      keep: { type: 'boolean' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${help}`);
  }
}

const namesAndWhat = (faults: Fault[]) =>
  faults.map(({ name, what }) => `${name.padEnd(22)} ${what}`).join('\n');

function number(name: string, text: string, least: number, most: number) {
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new Problem(`--${name} must be a number from ${least} to ${most}, not "${text}".`);
}
