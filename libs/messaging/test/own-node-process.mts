// Runs a RabbitMQ node that is controlled over standard input: one line per command, one line per response. At the end of
// standard input, for example because the tests were killed, the node is stopped and its data is removed.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { readJson } from '../../../apps/platform/src/files.ts';
import { rabbitmqServer, startRabbitmq } from '../../../apps/platform/src/backends/rabbitmq.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'colloquy-broker-'));
let node: Awaited<ReturnType<typeof startRabbitmq>> | undefined;

const commands: Record<string, () => Promise<unknown>> = {
  start: async () => {
    node = await startRabbitmq({ dataDir });
    return { url: node.url, pid: node.pid };
  },
  stop: async () => node?.stop(),
  kill: async () => node?.kill(),
  alarm: () => control('set_vm_memory_high_watermark', '0.000001'),
  calm: () => control('set_vm_memory_high_watermark', '0.8'),
};

async function control(...args: string[]) {
  const { env } = readJson(join(dataDir, 'run', 'rabbitmq.json'));
  const program = join(dirname(rabbitmqServer() ?? ''), 'rabbitmqctl');
  await promisify(execFile)(program, ['-n', env.RABBITMQ_NODENAME, ...args], { env, timeout: 30_000 });
}

process.stdout.on('error', () => undefined); // the tests are gone
try {
  for await (const command of createInterface({ input: process.stdin })) {
    const answer = await commands[command]?.();
    process.stdout.write(`${JSON.stringify(answer ?? null)}\n`);
  }
} finally {
  await node?.kill();
  await rm(dataDir, { recursive: true, force: true });
}
