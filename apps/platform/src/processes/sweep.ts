import { join } from 'node:path';
import { end, recorded } from './processes.ts';

/** What the services need until they have stopped, in the order in which it goes. */
const last = ['line', 'identity-provider', 'rabbitmq', 'mongodb', 'epmd'];

/**
 * Ends every process that was started for a data directory and still runs, whoever started it: services
 * first, then what they use.
 * @returns how many there were
 */
export async function endAll(dataDir: string, log: (message: string) => void): Promise<number> {
  const all = recorded(join(dataDir, 'run'));
  const services = all.filter(({ name }) => !last.includes(name));
  await Promise.all(services.map((id) => end(id, { log })));
  const backends = all.filter(({ name }) => last.includes(name) && name !== 'epmd');
  await Promise.all(backends.map((id) => end(id, { log })));
  await Promise.all(all.filter(({ name }) => name === 'epmd').map((id) => end(id, { signal: 'SIGKILL' })));
  return all.length;
}
