import { join } from 'node:path';
import { endProcess, recordedProcesses } from './processes.ts';
import type { Log } from '../screen/progress.ts';

/** Processes that end last, because services need them while they stop. */
const last = ['line', 'identity-provider', 'rabbitmq', 'mongodb', 'epmd'];

export async function endAll(dataDir: string, log: Log): Promise<number> {
  const all = recordedProcesses(join(dataDir, 'run'));
  const services = all.filter(({ name }) => !last.includes(name));
  await Promise.all(services.map((id) => endProcess(id, { log })));
  const backends = all.filter(({ name }) => last.includes(name) && name !== 'epmd');
  await Promise.all(backends.map((id) => endProcess(id, { log })));
  await Promise.all(
    all.filter(({ name }) => name === 'epmd').map((id) => endProcess(id, { signal: 'SIGKILL' })),
  );
  return all.length;
}
