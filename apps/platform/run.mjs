// Runs a command of the repository. Plain JavaScript, because an older Node must be able to read it before the install.
import { fileURLToPath } from 'node:url';
import { onSupportedNode } from './runtime/supported-node.mjs';

const modules = new Map([
  ['start', './src/commands/start.ts'],
  ['stop', './src/commands/stop.ts'],
  ['restart-service', './src/commands/restart-service.ts'],
  ['test', './src/commands/test.ts'],
  ['demo', '../simulator/src/commands/demo.ts'],
  ['simulate', '../simulator/src/commands/simulate.ts'],
  ['bench', '../bench/src/commands/bench.ts'],
  ['faults', '../faults/src/commands/faults.ts'],
]);

// the services, tools and tests that this process starts compile each module once
if (!process.env.NODE_COMPILE_CACHE) {
  process.env.NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));
}

const name = process.argv[2];
const module = modules.get(name || '');
if (module) {
  onSupportedNode(async function () {
    process.argv.splice(2, 1);
    await (await import('./src/machine/workspace.ts')).ensureCommandLine();
    return import(module);
  });
} else {
  const wrong = name ? 'There is no command "' + name + '"' : 'The name of a command is missing';
  console.error(wrong + '. Commands: ' + Array.from(modules.keys()).join(', '));
  process.exitCode = 1;
}
