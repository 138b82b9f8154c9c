import { join } from 'node:path';
import { Problem } from '../screen/problem.ts';

const version = '8.0.15';

/**
 * Returns the path of the official `mongod`, which is downloaded into the user's cache directory on first use.
 * @throws Problem if it cannot be downloaded
 */
export async function fetchedMongod(cacheDir: string): Promise<string> {
  // loaded on request only: few starts need it
  const { MongoBinary } = await import('mongodb-memory-server-core');
  try {
    return await MongoBinary.getPath({ version, downloadDir: join(cacheDir, 'mongod') });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `mongod ${version} could not be downloaded: ${why}\nStart without --mongod, or set MONGODB_URI.`,
    );
  }
}
