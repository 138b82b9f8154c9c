import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from '../../local/lib/files.mjs';
import { rabbitmqServer } from '../../local/lib/rabbitmq.mjs';

/**
 * Tells the broker of a platform something, as an operator does.
 * @param {string} dataDir
 * @param {...string} args
 */
export async function rabbitmqctl(dataDir, ...args) {
  const { env } = readJson(join(dataDir, 'run', 'rabbitmq.json'));
  const program = join(dirname(rabbitmqServer() ?? ''), 'rabbitmqctl');
  await promisify(execFile)(program, ['-n', env.RABBITMQ_NODENAME, ...args], { env, timeout: 60_000 });
}
