import { startMongodb } from './mongodb.ts';
import { startRabbitmq } from './rabbitmq.ts';

type BackendEnv = { RABBITMQ_URL: string; MONGODB_URI: string };

/**
 * Starts what the environment does not name already: a private broker unless RABBITMQ_URL is set, a private
 * database unless MONGODB_URI is. `vhosts` are added to a private broker.
 */
export async function startBackends({
  dataDir,
  log,
  vhosts = [],
}: {
  dataDir: string;
  log?: (message: string) => void;
  vhosts?: readonly string[];
}): Promise<{ env: BackendEnv; stop(): Promise<void> }> {
  const started = await Promise.allSettled([
    process.env.RABBITMQ_URL ? undefined : startBroker({ dataDir, log, vhosts }),
    process.env.MONGODB_URI ? undefined : startMongodb({ dataDir, log }),
  ]);
  const [broker, database] = started.map((result) =>
    result.status === 'fulfilled' ? result.value : undefined,
  );
  const stop = async () => {
    await Promise.all([broker?.stop(), database?.stop()]);
  };
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const url = broker && 'url' in broker ? broker.url : (process.env.RABBITMQ_URL ?? '');
  const uri = database && 'uri' in database ? database.uri : (process.env.MONGODB_URI ?? '');
  return { env: { RABBITMQ_URL: url, MONGODB_URI: uri }, stop };
}

async function startBroker({
  dataDir,
  log,
  vhosts,
}: {
  dataDir: string;
  log?: (message: string) => void;
  vhosts: readonly string[];
}) {
  const broker = await startRabbitmq({ dataDir, log });
  try {
    if (vhosts.length > 0) await broker.addVhosts(vhosts);
    return broker;
  } catch (error) {
    await broker.stop();
    throw error;
  }
}
