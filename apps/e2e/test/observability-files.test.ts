import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { metricCatalogue } from '../src/metric-catalogue';
import { groupLabelsOf, selectorsOf } from '../src/promql';

const root = path.resolve(__dirname, '../../..');

interface Alert {
  alert: string;
  expr: string;
  labels: { severity?: string };
  annotations: { summary?: string; runbook?: string };
}

const filesBelow = (folder: string, extension: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(root, folder, name));

const alerts = filesBelow('deploy/observability/prometheus/rules', '.yml').flatMap((file) =>
  (parse(readFileSync(file, 'utf8')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  ),
);
const dashboards = filesBelow('deploy/observability/grafana/dashboards', '.json').map((file) => ({
  file: path.basename(file),
  queries: queriesIn(JSON.parse(readFileSync(file, 'utf8'))),
}));

/** `up` comes from Prometheus, the other metrics from the broker. */
const others = ['up', 'rabbitmq_alarms_memory_used_watermark', 'rabbitmq_alarms_free_disk_space_watermark'];
const catalogue = new Map([
  ...metricCatalogue(),
  ...others.map((name) => [name, ['job', 'instance']] as const),
]);

function mistakesIn(expression: string): string[] {
  const selectors = selectorsOf(expression);
  const known = selectors.flatMap(({ name }) => catalogue.get(name) ?? []);
  return [
    ...selectors.flatMap(({ name, labels }) => {
      const has = catalogue.get(name);
      if (!has) return [`no metric ${name}`];
      return labels.filter((label) => !has.includes(label)).map((label) => `no label ${label} of ${name}`);
    }),
    ...groupLabelsOf(expression)
      .filter((label) => !known.includes(label))
      .map((label) => `no label ${label} to group by`),
  ];
}

test('an unknown metric or label is detected', () => {
  const expression =
    'sum by (queue, colour) (rate(colloquy_queue_messages{kind="dead", size=~"x|y"}[5m])) / colloquy_nothing > 1 and on (job) up == 0';
  expect(mistakesIn(expression)).toEqual([
    'no label size of colloquy_queue_messages',
    'no metric colloquy_nothing',
    'no label colour to group by',
  ]);
});

test.each(alerts.map((alert) => [alert.alert, alert] as const))(
  '%s queries existing metrics and has a severity, a summary and a runbook entry',
  (name, { expr, labels, annotations }) => {
    expect(mistakesIn(expr)).toEqual([]);
    expect(selectorsOf(expr)).not.toEqual([]);
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary).toBeTruthy();
    const [file = '', anchor] = annotations.runbook?.split('#') ?? [];
    expect(anchor).toBe(name.toLowerCase());
    expect(readFileSync(path.join(root, file), 'utf8')).toMatch(new RegExp(`^#+ ${name}$`, 'm'));
  },
);

test.each(dashboards)('every query of $file uses existing metrics', ({ queries }) => {
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.flatMap(mistakesIn)).toEqual([]);
});

test('every metric of the platform is used by a dashboard or an alert', () => {
  const used = new Set(
    [...alerts.map(({ expr }) => expr), ...dashboards.flatMap(({ queries }) => queries)].flatMap(
      (expression) => selectorsOf(expression).map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')),
    ),
  );
  const own = [...catalogue.keys()].filter((name) => /^colloquy_(?!.*_(sum|count)$)/.test(name));
  expect(own.map((name) => name.replace(/_bucket$/, '')).filter((name) => !used.has(name))).toEqual([]);
});

function queriesIn(dashboard: unknown): string[] {
  if (dashboard === null || typeof dashboard !== 'object') return [];
  return Object.entries(dashboard).flatMap(([key, value]) =>
    (key === 'expr' || key === 'definition') && typeof value === 'string' ? [value] : queriesIn(value),
  );
}
