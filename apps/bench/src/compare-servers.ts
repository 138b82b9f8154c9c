import { measureCpu, type CpuMs, type Groups } from './cpu.ts';
import { runClients, type Target } from './load.ts';
import { median, spreadOf, type Spread } from './statistics.ts';

const warmUpRequests = 3000;
const warmUpLimitMs = 10_000;

export interface ComparedServer {
  name: string;
  target: Target;
  groups: Groups;
}

interface Windows {
  windowMs: number;
  clients: number;
  idle: CpuMs;
}

interface Cost {
  side: string;
  requests: number;
  requestsPerSecond: number;
  byProcess: CpuMs;
  ownCpuMs: number;
  databaseCpuMs: number;
  cpuMs: number;
  latencyMs: Spread;
}

export interface Comparison {
  costs: Cost[];
  ratio: number;
  ratios: number[];
  together: number;
}

/** Measures the servers in turn, so that other work affects them equally. Ceilings first, the platform last. */
export async function compareServers(
  sides: ComparedServer[],
  { rounds, ...windows }: Windows & { rounds: number },
): Promise<Comparison> {
  for (const { target } of sides) await warmUp(target, windows.clients);
  const byRound: Cost[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const costs: Cost[] = [];
    for (const side of sides) costs.push(await costOf(side, windows));
    byRound.push(costs);
  }
  const ratiosOf = (key: 'ownCpuMs' | 'cpuMs') =>
    byRound.map((costs) => (costs.at(-1)?.[key] ?? NaN) / (costs.at(-2)?.[key] ?? NaN));
  const ratios = ratiosOf('ownCpuMs');
  return {
    costs: sides.map((side, index) =>
      medianCost(
        side.name,
        byRound.flatMap((costs) => costs[index] ?? []),
      ),
    ),
    ratio: median(ratios),
    ratios,
    together: median(ratiosOf('cpuMs')),
  };
}

async function warmUp(target: Target, clients: number) {
  const until = performance.now() + warmUpLimitMs;
  for (let done = 0; done < warmUpRequests && performance.now() < until;) {
    done += (await runClients(target, { clients, forMs: 250 })).length;
  }
}

async function costOf(
  { name, target, groups }: ComparedServer,
  { windowMs, clients, idle }: Windows,
): Promise<Cost> {
  const { result, wallMs, cpuMs } = await measureCpu(groups, idle, () =>
    runClients(target, { clients, forMs: windowMs }),
  );
  const requests = result.length;
  const entries = Object.entries(cpuMs).map(([group, ms]) => [group, ms / requests] as const);
  const byProcess = Object.fromEntries(entries);
  const { database = 0, broker = 0 } = byProcess;
  const ownCpuMs = Object.values(byProcess).reduce((sum, ms) => sum + ms, 0) - database - broker;
  return {
    side: name,
    requests,
    requestsPerSecond: (requests / wallMs) * 1000,
    byProcess,
    ownCpuMs,
    databaseCpuMs: database,
    cpuMs: ownCpuMs + database,
    latencyMs: spreadOf(result),
  };
}

function medianCost(side: string, costs: Cost[]): Cost {
  const middle = (of: (cost: Cost) => number) => median(costs.map(of));
  const names = Object.keys(costs[0]?.byProcess ?? {});
  const latency = (key: keyof Spread) => middle(({ latencyMs }) => latencyMs[key]);
  return {
    side,
    requests: costs.reduce((sum, { requests }) => sum + requests, 0),
    requestsPerSecond: middle((cost) => cost.requestsPerSecond),
    byProcess: Object.fromEntries(names.map((name) => [name, middle((cost) => cost.byProcess[name] ?? 0)])),
    ownCpuMs: middle((cost) => cost.ownCpuMs),
    databaseCpuMs: middle((cost) => cost.databaseCpuMs),
    cpuMs: middle((cost) => cost.cpuMs),
    latencyMs: {
      count: latency('count'),
      p50: latency('p50'),
      p95: latency('p95'),
      p99: latency('p99'),
      most: latency('most'),
    },
  };
}
