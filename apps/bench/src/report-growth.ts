import { withRatios, type Growth } from './growth-costs.ts';
import type { Neighbours } from './neighbours.ts';
import type { Webhooks } from './webhooks.ts';
import { table } from './table.ts';

export function growthTables({ costs, indexes, failures }: Growth) {
  const names = [...new Set(costs.map(({ operation }) => operation))];
  const rated = withRatios(costs);
  const rows = names
    .flatMap((name) => rated.filter(({ operation }) => operation === name))
    .map((cost) => [
      cost.operation,
      String(cost.size),
      cost.interviewMs.toFixed(2),
      cost.databaseMs.toFixed(2),
      cost.ratio.toFixed(2),
      cost.p50.toFixed(1),
      cost.p95.toFixed(1),
      cost.keys.toFixed(0),
      cost.documents.toFixed(0),
    ]);
  const head = [
    'growth',
    'interviews',
    'CPU ms, interview',
    'CPU ms, database',
    'ratio',
    'p50 ms',
    'p95 ms',
    'keys',
    'documents',
  ];
  const failed = failures.map(({ operation, size, error }) => `Failed: ${operation} at ${size}: ${error}`);
  return [table(head, rows), ...failed, indexTable(indexes)].join('\n\n');
}

function indexTable(indexes: Growth['indexes']) {
  const names = [...new Set(indexes.flatMap(({ bytes }) => Object.keys(bytes)))];
  const total = (bytes: Record<string, number>) => Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const rows = names.map((name) => [name, ...indexes.map(({ bytes }) => (bytes[name] ?? 0).toFixed(0))]);
  const sums = ['together', ...indexes.map(({ bytes }) => total(bytes).toFixed(0))];
  return table(['bytes of index an interview', ...indexes.map(({ size }) => String(size))], [...rows, sums]);
}

export function neighboursTable(neighbours: Neighbours) {
  const counts = (statuses: Record<string, number>) =>
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ');
  const rows = neighbours.map(({ attack, calm, attacked, refused, attacker, machine }) => [
    attack,
    ...[calm.p50, attacked.p50, calm.p95, attacked.p95].map((ms) => ms.toFixed(1)),
    (attacked.p95 / calm.p95).toFixed(2),
    counts(refused),
    counts(attacker),
    `${(machine.busy * 100).toFixed(0)} %`,
  ]);
  const head = [
    'attack of another account',
    'Get p50 ms, calm',
    'attacked',
    'p95 ms, calm',
    'attacked',
    'ratio',
    'refused',
    'answers to the attacker',
    'machine busy',
  ];
  return table(head, rows);
}

export function webhooksTable({ calm, beside, pending }: Webhooks) {
  const rows = [
    ['nothing', calm] as const,
    [`${pending} deliveries of another account to a slow endpoint`, beside] as const,
  ].map(([waiting, { count, p50, p95 }]) => [waiting, String(count), p50.toFixed(0), p95.toFixed(0)]);
  return table(['waiting', 'notifications', 'from the due completion: p50 ms', 'p95'], rows);
}
