import { Readable } from 'node:stream';
import type { Command } from 'commander';
import type { Terminal } from '@colloquy/service/command';

export type Program = (terminal: Terminal) => Command;

/** @throws CommanderError if the arguments are invalid */
export async function runCommand(
  makeProgram: Program,
  { env, args, input }: { env: NodeJS.ProcessEnv; args: readonly string[]; input: string },
): Promise<string> {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const program = makeProgram({ env, stdin: Readable.from([input]), print });
  for (const each of [program, ...program.commands]) {
    each.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(args, { from: 'user' });
  return printed.join('\n');
}
