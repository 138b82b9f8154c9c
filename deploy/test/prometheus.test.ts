import { inRepository } from './repository';
import { runTool } from './tool';

const prometheus = inRepository('deploy/observability/prometheus');

test('Prometheus accepts the configuration', () => {
  expect(() => runTool('promtool', ['check', 'config', 'prometheus.yml'], prometheus)).not.toThrow();
});

test('the alerts fire when they should, and then only', () => {
  expect(() => runTool('promtool', ['test', 'rules', 'tests/alerts.yml'], prometheus)).not.toThrow();
});
