// Runs on any Node with ES modules before anything is installed, hence JavaScript without newer syntax.
import { spawn } from 'child_process';
import { readFileSync } from 'fs';
import { delimiter, dirname } from 'path';
import { installedRuntime, installRuntime } from './install-runtime.mjs';

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/**
 * Returns whether a version satisfies a caret range such as `^24.12.0`.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const [major = 0, minor = 0, patch = 0] = numbersIn(version);
  const [wanted = 0, minMinor = 0, minPatch = 0] = numbersIn(range);
  return major === wanted && (minor > minMinor || (minor === minMinor && patch >= minPatch));
}

/** @param {string} text */
function numbersIn(text) {
  return text.replace(/^\^/, '').split('.').map(Number);
}

/**
 * Runs a command on this Node if `engines` in package.json allows it, else in a child process on the pinned runtime.
 * @param {() => Promise<{ main: () => Promise<void> }>} load
 */
export function onSupportedNode(load) {
  const started = satisfies(process.versions.node, manifest.engines.node)
    ? load().then(function (command) {
        return command.main();
      })
    : runAgain();
  started.catch(function (error) {
    console.error(error.name === 'Problem' ? error.message : error);
    process.exitCode = 1;
  });
}

async function runAgain() {
  let node = installedRuntime();
  if (!node) {
    console.log(
      'This is Node ' +
        process.versions.node +
        '. Fetching the Node ' +
        manifest.engines.node +
        ' that the platform runs on',
    );
    node = await installRuntime();
  }
  const env = Object.assign({}, process.env, { PATH: dirname(node) + delimiter + (process.env.PATH || '') });
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: env });
  /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  // npm does not pass a SIGTERM on to the script it runs
  const parent = process.ppid;
  setInterval(function () {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  return new Promise(function (resolve, reject) {
    child.once('error', reject);
    child.once('close', function (code, signal) {
      process.exitCode = code === null ? 1 : code;
      if (signal) console.error('Ended by ' + signal);
      resolve(undefined);
    });
  });
}
