import { commandLine, numberFrom, parseArguments } from '../../platform/src/command-line.ts';
import type { SingleFault } from './fault.ts';
import { chosenFaults, quickFaults } from './faults.ts';

interface Amounts {
  rate: number;
  reads: number;
  /** Duration of the load around each fault, seconds. */
  seconds: number;
  completions: number;
  replicas: number;
}

export interface FaultOptions extends Amounts {
  faults: SingleFault[];
  keep: boolean;
}

interface Flags extends Partial<Amounts> {
  only?: string;
  quick?: boolean;
  keep?: boolean;
  list?: boolean;
}

const usualAmounts: Amounts = { rate: 2, reads: 4, seconds: 8, completions: 200, replicas: 2 };
/** With one process of each service, no replica takes over from a killed one. */
const quickAmounts: Amounts = { ...usualAmounts, rate: 5, reads: 2, seconds: 3, replicas: 1 };

export function faultOptions(args: string[]): FaultOptions {
  const usual = (name: keyof Amounts) => `(default: ${usualAmounts[name]})`;
  const amount = (least: number, most: number) => numberFrom(least, most, { whole: false });
  const command = commandLine('npm run test:faults --')
    .description('Injects faults into a separate platform under load.')
    .option(
      '--only <names>',
      'faults or groups, separated by commas; a name without a colon, such as kill, is a group',
    )
    .option('--rate <n>', `interviews per second ${usual('rate')}`, amount(0.1, 100))
    .option('--reads <n>', `reading requests for each interview ${usual('reads')}`, amount(0.1, 1000))
    .option(
      '--seconds <n>',
      `duration of the load around each fault, seconds ${usual('seconds')}`,
      amount(1, 3600),
    )
    .option(
      '--completions <n>',
      `interviews in each completions:... fault ${usual('completions')}`,
      numberFrom(1, 1_000_000),
    )
    .option('--replicas <n>', `processes of each service ${usual('replicas')}`, numberFrom(1, 8))
    .option('--quick', 'kill interview, analysis and webhook once, with one process of each')
    .option('--keep', "keep the platform's directory with logs and data", false)
    .option('--list', 'list the faults');
  const { only, quick, keep = false, list, ...given } = parseArguments(command, args).opts<Flags>();
  if (list) {
    console.log(listOf(chosenFaults(undefined)));
    process.exit(0);
  }
  return {
    ...(quick ? quickAmounts : usualAmounts),
    ...given,
    faults: quick ? quickFaults : chosenFaults(only),
    keep,
  };
}

const listOf = (faults: SingleFault[]) =>
  faults.map(({ name, summary, allowed }) => `${name.padEnd(26)} ${summary}; ${allowed}`).join('\n');
