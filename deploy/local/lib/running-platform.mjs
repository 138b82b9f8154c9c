import { join } from 'node:path';
import { readJson } from './files.mjs';
import { dataDirHint } from './lock.mjs';
import { Problem } from './problem.mjs';

/**
 * What platform.json says of a running platform, as far as scripts that use it need to know.
 * @typedef {{
 *   baseUrl: string, appUrl: string,
 *   services: { name: string, httpUrl: string, grpcAddress: string | null }[],
 *   accounts: { name: string, accountId: string, apiKey: string }[],
 * }} RunningPlatform
 */

/**
 * @param {string} dataDir
 * @returns {RunningPlatform}
 */
export function runningPlatform(dataDir) {
  const file = join(dataDir, 'platform.json');
  const platform = readJson(file);
  if (typeof platform?.baseUrl === 'string' && typeof platform.appUrl === 'string') return platform;
  throw new Problem(`No platform is running (no ${file}). Start it with: npm start${dataDirHint(dataDir)}`);
}
