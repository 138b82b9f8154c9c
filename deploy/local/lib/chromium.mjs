import { which } from './files.mjs';
import { installPackages } from './packages.mjs';
import { Problem } from './problem.mjs';

/** Where the browser for the tests is: CHROMIUM_PATH, else on the PATH; undefined when there is none. */
export function findChromium() {
  return (
    process.env.CHROMIUM_PATH ?? which('chromium') ?? which('chromium-browser') ?? which('google-chrome')
  );
}

/**
 * The browser for the tests, installed from the distribution when it is missing.
 * @param {(message: string) => void} log
 * @returns {Promise<string>}
 */
export async function ensureChromium(log) {
  if (!findChromium()) await installPackages(['chromium'], log);
  const path = findChromium();
  if (!path) throw new Problem('chromium was installed but cannot be found. Set CHROMIUM_PATH.');
  return path;
}
