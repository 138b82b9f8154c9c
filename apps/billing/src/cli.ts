import { billingProgram } from './cli/program';

const terminal = { env: process.env, stdin: process.stdin, print: (line: string) => console.log(line) };

billingProgram(terminal)
  .parseAsync()
  .catch((error: Error) => {
    process.stderr.write(`billing: ${error.message}\n`);
    process.exitCode = 1;
  });
