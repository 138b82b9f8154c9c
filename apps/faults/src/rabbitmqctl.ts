import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from '../../platform/src/files.ts';
import { rabbitmqServer } from '../../platform/src/backends/rabbitmq.ts';

export async function rabbitmqctl(dataDir: string, ...args: string[]) {
  const { env } = readJson(join(dataDir, 'run', 'rabbitmq.json'));
  const program = join(dirname(rabbitmqServer() ?? ''), 'rabbitmqctl');
  await promisify(execFile)(program, ['-n', env.RABBITMQ_NODENAME, ...args], { env, timeout: 60_000 });
}
