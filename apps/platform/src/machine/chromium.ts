import { which } from '../files.ts';
import { installPackages } from './packages.ts';
import { Problem } from '../screen/problem.ts';
import type { Log } from '../screen/progress.ts';

export function findChromium() {
  return (
    process.env.CHROMIUM_PATH ?? which('chromium') ?? which('chromium-browser') ?? which('google-chrome')
  );
}

export async function ensureChromium(log: Log): Promise<string> {
  if (!findChromium()) await installPackages(['chromium'], log);
  const path = findChromium();
  if (!path) throw new Problem('chromium was installed but cannot be found. Set CHROMIUM_PATH.');
  return path;
}
