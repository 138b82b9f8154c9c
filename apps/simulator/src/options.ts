import { resolve } from 'node:path';
import { commandLine, dataDirOption, numberFrom, parseArguments } from '../../platform/src/command-line.ts';

const pace = numberFrom(0, 60_000);
const platformDir = () => dataDirOption('data directory of the running platform');

interface SimulateFlags {
  interview: string;
  script?: string;
  phone?: boolean;
  sound?: boolean;
  startOver?: boolean;
  pace: number;
  wait?: boolean;
  json?: boolean;
  dataDir: string;
}

export interface SimulateOptions {
  dataDir: string;
  interviewId: string;
  script: string | undefined;
  mode: 'resume' | 'start-over';
  paceMs: number;
  phone: boolean;
  sound: boolean;
  wait: boolean;
  json: boolean;
}

export function simulateOptions(args: string[]): SimulateOptions {
  const command = commandLine('npm run simulate --')
    .description('Joins an interview as a simulated expert. apps/simulator/README.md describes the scripts.')
    .requiredOption('--interview <id>', 'interview to join')
    .option('--script <file>', 'JSON file with the steps or the answers of the expert', (file) =>
      resolve(file),
    )
    .option(
      '--phone',
      "take part by phone: the platform calls the interview's dialInPhone on the simulated line",
      false,
    )
    .option('--sound', 'with --phone: send sound, to a platform started with LINE_SOUND=true')
    .option('--start-over', 'start a new conversation instead of continuing an earlier one')
    .option('--pace <ms>', 'time for which the expert thinks before each answer, milliseconds', pace, 0)
    .option('--wait', 'wait for the analysis and include it in the report')
    .option('--json', 'print the report as JSON on standard output, the conversation on standard error')
    .addOption(platformDir());
  const flags = parseArguments(command, args).opts<SimulateFlags>();
  const { dataDir, script, phone = false, sound = false, wait = false, json = false } = flags;
  const mode = flags.startOver ? 'start-over' : 'resume';
  return {
    dataDir,
    interviewId: flags.interview,
    script,
    mode,
    paceMs: flags.pace,
    phone,
    sound,
    wait,
    json,
  };
}

export function demoOptions(args: string[]) {
  const command = commandLine('npm run demo --')
    .description('Runs one interview from its creation to the notification and checks the results.')
    .option('--pace <ms>', 'time for which the expert thinks before each answer, milliseconds', pace, 1000)
    .addOption(platformDir());
  const { dataDir, pace: paceMs } = parseArguments(command, args).opts<{ dataDir: string; pace: number }>();
  return { dataDir, paceMs };
}
