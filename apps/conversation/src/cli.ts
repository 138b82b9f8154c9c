import { toAppError } from '@colloquy/kernel';
import { conversationProgram } from './cli/program';

conversationProgram({ env: process.env, print: (line) => console.log(line) })
  .parseAsync()
  .catch((error: Error) => {
    const { code } = toAppError(error);
    process.stderr.write(`conversation: ${error.message}${code ? ` (${code})` : ''}\n`);
    process.exitCode = 1;
  });
