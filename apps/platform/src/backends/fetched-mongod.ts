import { join } from 'node:path';
import { Problem } from '../screen/problem.ts';

const version = '8.0.15';

/** Returns the path of the official `mongod`; downloads it into the user's cache on first use. */
export async function fetchedMongod(cacheDir: string): Promise<string> {
  // loaded only here, because few starts need it
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
