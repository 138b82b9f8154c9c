import { startMongodb } from './mongodb.mjs';
import { startRabbitmq } from './rabbitmq.mjs';

/**
 * @typedef {{ RABBITMQ_URL: string, MONGODB_URI: string }} BackendEnv
 */

/**
 * Starts what the environment does not name already: a private broker unless RABBITMQ_URL is set, a private
 * database unless MONGODB_URI is. `vhosts` are added to a private broker.
 * @param {{ dataDir: string, log?: (message: string) => void, vhosts?: readonly string[] }} options
 * @returns {Promise<{ env: BackendEnv, stop(): Promise<void> }>}
 */
export async function startBackends({ dataDir, log, vhosts = [] }) {
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

/**
 * @param {{ dataDir: string, log?: (message: string) => void, vhosts: readonly string[] }} options
 */
async function startBroker({ dataDir, log, vhosts }) {
  const broker = await startRabbitmq({ dataDir, log });
  try {
    if (vhosts.length > 0) await broker.addVhosts(vhosts);
    return broker;
  } catch (error) {
    await broker.stop();
    throw error;
  }
}
