import { runProgram } from '@colloquy/service/command';
import { accountProgram } from './cli/program';

void runProgram(accountProgram);
