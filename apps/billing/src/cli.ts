import { runProgram } from '@colloquy/service/command';
import { billingProgram } from './cli/program';

void runProgram(billingProgram);
