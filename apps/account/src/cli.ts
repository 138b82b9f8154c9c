import { accountProgram } from './cli/program';

const terminal = { env: process.env, stdin: process.stdin, print: (line: string) => console.log(line) };

accountProgram(terminal)
  .parseAsync()
  .catch((error: Error) => {
    process.stderr.write(`account: ${error.message}\n`);
    process.exitCode = 1;
  });
