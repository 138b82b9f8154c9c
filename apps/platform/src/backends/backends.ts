import { startMongodb } from './mongodb.ts';
import { startRabbitmq } from './rabbitmq.ts';
import type { Log } from '../screen/progress.ts';

interface BackendEnv {
  RABBITMQ_URL: string;
  MONGODB_URI: string;
}

interface BackendOptions {
  dataDir: string;
  log?: Log;
  vhosts?: readonly string[];
}

interface Backends {
  env: BackendEnv;
  stop(): Promise<void>;
}

/** Starts a private broker unless RABBITMQ_URL is set, and a private database unless MONGODB_URI is. */
export async function startBackends(options: BackendOptions): Promise<Backends> {
  const { RABBITMQ_URL, MONGODB_URI } = process.env;
  const results = await Promise.allSettled([
    RABBITMQ_URL ? undefined : startBroker(options),
    MONGODB_URI ? undefined : startMongodb(options),
  ]);
  const [broker, database] = [valueOf(results[0]), valueOf(results[1])];
  const stop = async () => {
    await Promise.all([broker?.stop(), database?.stop()]);
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const env = {
    RABBITMQ_URL: broker?.url ?? RABBITMQ_URL ?? '',
    MONGODB_URI: database?.uri ?? MONGODB_URI ?? '',
  };
  return { env, stop };
}

function valueOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === 'fulfilled' ? result.value : undefined;
}

async function startBroker({ dataDir, log, vhosts = [] }: BackendOptions) {
  const broker = await startRabbitmq({ dataDir, log });
  try {
    if (vhosts.length > 0) await broker.addVhosts(vhosts);
    return broker;
  } catch (error) {
    await broker.stop();
    throw error;
  }
}
