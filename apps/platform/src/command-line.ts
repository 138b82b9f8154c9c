import { join, resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { root } from './root.ts';
import { Problem } from './screen/problem.ts';

export function commandLine(typed: string) {
  return new Command(typed).exitOverride().configureOutput({ writeErr: () => undefined });
}

/** @throws Problem with the list of options if an argument is wrong */
export function parseArguments<C extends Command>(command: C, args: string[]): C {
  try {
    return command.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) process.exit(0);
    // `npm start --port 9000` without the `--` in between arrives as `9000` alone
    const hint = error.code === 'commander.excessArguments' ? ' Options go after a "--".' : '';
    throw new Problem(`${error.message.replace(/^error: /, '')}${hint}\n\n${command.helpInformation()}`);
  }
}

export const dataDirOption = (description: string, subdirectory = '') =>
  new Option('--data-dir <dir>', description)
    .default(join(root, '.colloquy', subdirectory), join('.colloquy', subdirectory))
    .argParser((dir) => resolve(dir));

export function numberFrom(least: number, most: number, { whole = true } = {}) {
  return (text: string) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= least && value <= most && (!whole || Number.isInteger(value)))
      return value;
    throw new InvalidArgumentError(`It must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}.`);
  };
}
