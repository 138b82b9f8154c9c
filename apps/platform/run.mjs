// Runs a command of the repository. JavaScript, since any Node must be able to read it before anything is installed.
import { onSupportedNode } from './runtime/supported-node.mjs';

const modules = {
  start: './src/commands/start.ts',
  stop: './src/commands/stop.ts',
  'restart-service': './src/commands/restart-service.ts',
  test: './src/commands/test.ts',
  demo: '../simulator/src/commands/demo.ts',
  simulate: '../simulator/src/commands/simulate.ts',
  bench: '../bench/src/commands/bench.ts',
  faults: '../faults/src/commands/faults.ts',
};

const name = process.argv[2];
onSupportedNode(function () {
  process.argv.splice(2, 1);
  return import(modules[name]);
});
