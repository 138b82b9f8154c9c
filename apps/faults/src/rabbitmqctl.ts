import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from '../../platform/src/files.ts';
import { rabbitmqServer } from '../../platform/src/backends/rabbitmq.ts';

export const rabbitmqctl = (dataDir: string, ...args: string[]) =>
  brokerTool('rabbitmqctl', readJson(join(dataDir, 'run', 'rabbitmq.json')).env, args);

/** Runs a tool of RabbitMQ against the node of an environment. Returns its output. */
export async function brokerTool(name: string, env: Record<string, string>, args: string[]) {
  const program = join(dirname(rabbitmqServer() ?? ''), name);
  const node = ['-n', env['RABBITMQ_NODENAME'] ?? ''];
  const { stdout } = await promisify(execFile)(program, [...node, ...args], { env, timeout: 60_000 });
  return stdout;
}
