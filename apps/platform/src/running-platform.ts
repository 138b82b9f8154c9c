import { join } from 'node:path';
import { readJson } from './files.ts';
import { dataDirHint } from './processes/lock.ts';
import { Problem } from './screen/problem.ts';

export interface RunningPlatform {
  baseUrl: string;
  appUrl: string;
  services: { name: string; httpUrl: string; grpcAddress: string | null }[];
  accounts: { name: string; accountId: string; apiKey: string }[];
}

export function runningPlatform(dataDir: string): RunningPlatform {
  const file = join(dataDir, 'platform.json');
  const platform = readJson(file);
  if (typeof platform?.baseUrl === 'string' && typeof platform.appUrl === 'string') return platform;
  throw new Problem(`No platform is running (no ${file}). Start it with: npm start${dataDirHint(dataDir)}`);
}
