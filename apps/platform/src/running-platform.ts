import { readPlatformFile, type PlatformDescription } from './platform-file.ts';
import { dataDirHint } from './processes/lock.ts';
import { Problem } from './screen/problem.ts';

export function runningPlatform(dataDir: string): PlatformDescription {
  const platform = readPlatformFile(dataDir);
  if (platform?.baseUrl && platform.appUrl) return platform;
  throw new Problem(`No platform is running on ${dataDir}. Start it with: npm start${dataDirHint(dataDir)}`);
}
