import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readJson } from '../../../platform/src/files.ts';
import { acceptsConnection, freePort } from '../../../platform/src/ports.ts';
import {
  endProcess,
  startProcess,
  type Child,
  type Recipe,
} from '../../../platform/src/processes/processes.ts';
import { until } from '../../../platform/src/wait.ts';
import { brokerTool } from '../rabbitmqctl.ts';
import type { Fault } from '../fault.ts';

/** Time until a killed node is restarted, and until the next one is killed, milliseconds. */
const [awayMs, betweenMs] = [5000, 5000];

interface Member {
  node: string;
  begin(): Promise<Child>;
}

export const brokerCluster: Fault = {
  name: 'cluster:rabbitmq',
  summary:
    'two nodes join the broker, and every queue gets a copy on each; the new nodes, each the leader of a third of the queues, are killed one after the other and restarted',
  allowed: 'no failure',
  async inject({ platform: { dataDir } }) {
    const first: Recipe = readJson(join(dataDir, 'run', 'rabbitmq.json'));
    const tool = (name: string, ...args: string[]) => brokerTool(name, first.env, args);
    const members = [await plan(dataDir, first, 2), await plan(dataDir, first, 3)];
    const children = new Map<Member, Child>();
    const led: number[] = [];
    try {
      for (const member of members) {
        children.set(member, await member.begin());
        await tool('rabbitmq-queues', 'grow', member.node, 'all');
      }
      for (const member of members) {
        await tool('rabbitmq-queues', 'rebalance', 'quorum');
        led.push((await tool('rabbitmqctl', '-q', 'list_queues', 'leader')).split(member.node).length - 1);
        const child = children.get(member);
        if (child) await endProcess(child, { signal: 'SIGKILL' });
        await pause(awayMs);
        children.set(member, await member.begin());
        await pause(betweenMs);
      }
    } finally {
      for (const [{ node }, child] of children) {
        await tool('rabbitmq-queues', 'shrink', node);
        await endProcess(child);
        await tool('rabbitmqctl', 'forget_cluster_node', node);
      }
    }
    return { note: `the killed nodes led ${led.join(' and ')} queues` };
  },
};

async function plan(dataDir: string, first: Recipe, nth: number): Promise<Member> {
  const name = `rabbitmq-${nth}`;
  const node = `colloquy${nth}@localhost`;
  const home = join(dataDir, name);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const cluster = 'cluster_formation';
  const lines = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    'log.console.level = info',
    `${cluster}.peer_discovery_backend = classic_config`,
    `${cluster}.classic_config.nodes.1 = ${first.env['RABBITMQ_NODENAME']}`,
    `${cluster}.classic_config.nodes.2 = ${node}`,
  ];
  const config = join(home, 'rabbitmq.conf');
  writeFileSync(config, `${lines.join('\n')}\n`);
  const env = {
    ...first.env, // name server and cookie of the first node
    RABBITMQ_NODENAME: node,
    RABBITMQ_DIST_PORT: String(await freePort()),
    RABBITMQ_CONFIG_FILE: config,
    RABBITMQ_MNESIA_BASE: join(home, 'data'),
    RABBITMQ_LOG_BASE: join(home, 'log'),
    RABBITMQ_GENERATED_CONFIG_DIR: join(home, 'generated'),
    RABBITMQ_SCHEMA_DIR: join(home, 'schema'),
  };
  const recipe = { ...first, name, env, cwd: home, logFile: join(dataDir, 'logs', `${name}.log`) };
  return {
    node,
    async begin() {
      const child = startProcess(join(dataDir, 'run'), recipe);
      await until(() => acceptsConnection({ host: '127.0.0.1', port }), name, { timeoutMs: 90_000 });
      return child;
    },
  };
}
