import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { httpPort } from '../settings/platform-values';
import { services } from '../settings/schemas';
import { composeFile } from './compose-file';
import { inRepository, readText } from './repository';
import { runTool } from './tool';

const folder = 'deploy/observability/prometheus';
const prometheus = inRepository(folder);

interface Configuration {
  alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
  scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
}

const { alerting, scrape_configs: jobs } = parse(readText(folder, 'prometheus.yml')) as Configuration;
const rules = readdirSync(inRepository(folder, 'rules')).flatMap((file) =>
  (
    parse(readText(folder, 'rules', file)) as { groups: { rules: { alert: string; expr: string }[] }[] }
  ).groups.flatMap((group) => group.rules),
);

test('Prometheus accepts the configuration', () => {
  expect(() => runTool('promtool', ['check', 'config', 'prometheus.yml'], prometheus)).not.toThrow();
});

test('Alertmanager accepts its configuration', () => {
  const folderOfIt = inRepository('deploy/observability/alertmanager');
  expect(() => runTool('amtool', ['check-config', 'alertmanager.yml'], folderOfIt)).not.toThrow();
});

test('the alerts fire if and only if they should', () => {
  expect(() => runTool('promtool', ['test', 'rules', 'tests/alerts.yml'], prometheus)).not.toThrow();
});

test('every service is scraped, and its absence raises an alert', () => {
  const own = jobs.find(({ job_name: name }) => name === 'colloquy')?.dns_sd_configs ?? [];
  expect(own).toEqual([expect.objectContaining({ port: httpPort })]);
  expect(own[0]?.names.sort()).toEqual([...services].sort());
  const missing = rules.find(({ alert }) => alert === 'ServiceMissing')?.expr ?? '';
  const named = [...missing.matchAll(/absent\(\w+\{service="(\w+)"\}\)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...services].sort());
});

test('in Compose, Prometheus shares a network with its targets and with Alertmanager', () => {
  const file = composeFile();
  const read = jobs.flatMap((job) => job.dns_sd_configs.flatMap(({ names }) => names));
  const told = alerting.alertmanagers
    .flatMap(({ static_configs: configs }) => configs.flatMap(({ targets }) => targets))
    .map((target) => target.split(':')[0] ?? '');
  expect(told).not.toEqual([]);
  const reached = [...read, ...told].filter((name) =>
    file.services[name]?.networks.some((network) => file.services['prometheus']?.networks.includes(network)),
  );
  expect(reached).toEqual([...read, ...told]);
});
