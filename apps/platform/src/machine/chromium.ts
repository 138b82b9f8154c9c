import { which } from '../files.ts';
import { installPackages } from './packages.ts';
import { Problem } from '../screen/problem.ts';

/** Where the browser for the tests is: CHROMIUM_PATH, else on the PATH; undefined when there is none. */
export function findChromium() {
  return (
    process.env.CHROMIUM_PATH ?? which('chromium') ?? which('chromium-browser') ?? which('google-chrome')
  );
}

/** The browser for the tests, installed from the distribution when it is missing. */
export async function ensureChromium(log: (message: string) => void): Promise<string> {
  if (!findChromium()) await installPackages(['chromium'], log);
  const path = findChromium();
  if (!path) throw new Problem('chromium was installed but cannot be found. Set CHROMIUM_PATH.');
  return path;
}
