import { measured } from './cpu.mjs';
import { load } from './load.mjs';
import { median, spreadOf } from './statistics.mjs';

const warmUpRequests = 3000;
const warmUpLimitMs = 10_000;

/**
 * One way to have something done. `groups` are the processes that work for it, `database` among them.
 * @typedef {{ name: string, target: import('./load.mjs').Target, groups: import('./cpu.mjs').Groups }} Side
 *
 * What one request cost on a side: CPU milliseconds of its own processes by name, of the database, and of both
 * together.
 * @typedef {{
 *   side: string, requests: number, requestsPerSecond: number, byProcess: import('./cpu.mjs').CpuMs,
 *   ownCpuMs: number, databaseCpuMs: number, cpuMs: number, latencyMs: import('./statistics.mjs').Spread,
 * }} Cost
 *
 * `ratio` of the last side to the one before it, as the median of the rounds; `ratios` round by round: of the CPU time
 * of their own processes, without the database. `together`: with the database.
 * @typedef {{ costs: Cost[], ratio: number, ratios: number[], together: number }} Comparison
 */

/**
 * Measures the sides in turn, round after round, so that what else the machine does falls on all of them alike.
 * @param {Side[]} sides ceilings first, the platform last
 * @param {{ rounds: number, windowMs: number, clients: number, idle: import('./cpu.mjs').CpuMs }} options
 * @returns {Promise<Comparison>}
 */
export async function compare(sides, { rounds, windowMs, clients, idle }) {
  for (const { target } of sides) await warmUp(target, clients);
  /** @type {Cost[][]} */
  const byRound = [];
  for (let round = 0; round < rounds; round += 1) {
    /** @type {Cost[]} */
    const costs = [];
    for (const side of sides) costs.push(await costOf(side, { windowMs, clients, idle }));
    byRound.push(costs);
  }
  const ratiosOf = (/** @type {'ownCpuMs' | 'cpuMs'} */ key) =>
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

/**
 * Until the processes run compiled code, which the first requests do not.
 * @param {import('./load.mjs').Target} target
 * @param {number} clients
 */
async function warmUp(target, clients) {
  const until = performance.now() + warmUpLimitMs;
  for (let done = 0; done < warmUpRequests && performance.now() < until;) {
    done += (await load(target, { clients, forMs: 250 })).length;
  }
}

/**
 * @param {Side} side
 * @param {{ windowMs: number, clients: number, idle: import('./cpu.mjs').CpuMs }} options
 * @returns {Promise<Cost>}
 */
async function costOf({ name, target, groups }, { windowMs, clients, idle }) {
  const { result, wallMs, cpuMs } = await measured(groups, idle, () =>
    load(target, { clients, forMs: windowMs }),
  );
  const requests = result.length;
  const entries = Object.entries(cpuMs).map(([group, ms]) => /** @type {const} */ ([group, ms / requests]));
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

/**
 * @param {string} side
 * @param {Cost[]} costs
 * @returns {Cost}
 */
function medianCost(side, costs) {
  /** @param {(cost: Cost) => number} of */
  const middle = (of) => median(costs.map(of));
  const names = Object.keys(costs[0]?.byProcess ?? {});
  /** @param {'count' | 'p50' | 'p95' | 'p99' | 'most'} key */
  const latency = (key) => middle(({ latencyMs }) => latencyMs[key]);
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
