// Read by whatever Node there is, so in words that old ones understand.
import { readFileSync } from 'fs';
import { satisfies } from './node-version.mjs';

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/**
 * Runs a command of the platform when this Node is one it supports, else says which is needed.
 * @param {() => Promise<{ main: () => Promise<void> }>} load
 */
export function onSupportedNode(load) {
  const version = process.versions.node;
  const range = manifest.engines.node;
  if (!satisfies(version, range)) {
    console.error(
      'Colloquy needs Node ' + range + ', this is ' + version + '. Install Node 22 or 24, then run it again.',
    );
    process.exitCode = 1;
    return;
  }
  load()
    .then(function (command) {
      return command.main();
    })
    .catch(function (error) {
      console.error(error.name === 'Problem' ? error.message : error);
      process.exitCode = 1;
    });
}
