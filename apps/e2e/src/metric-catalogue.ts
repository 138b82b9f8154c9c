import { silentLogger } from '@colloquy/logging';
import { systemClock } from '@colloquy/kernel';
import { Histogram, type Metric } from 'prom-client';
import { analysisMetrics } from '../../analysis/src/runtime/metrics';
import { conversationMetrics } from '../../conversation/src/runtime/metrics';
import { reportUnsettled } from '../../interview/src/runtime/unsettled-metric';
import { webhookMetrics } from '../../webhook/src/runtime/metrics';
import { providerMetrics } from '@colloquy/language';
import { observeCall } from '../../../libs/grpc/src/metrics';
import { healthRoutes } from '../../../libs/http/src/health';
import { makeRegistry } from '../../../libs/http/src/metrics';
import { accessLog } from '../../../libs/http/src/request-context';
import { makeMetrics } from '../../../libs/messaging/src/metrics';
import { reportOutboxAge } from '../../../libs/messaging/src/outbox-age';
import { makeQueueReport } from '../../../libs/messaging/src/queue-report';
import { makeTopology } from '../../../libs/messaging/src/topology';
import { makeIndexes } from '../../../libs/mongo/src/indexes';
import { poolMetrics } from '../../../libs/mongo/src/pool-metrics';

type MetricCatalogue = ReadonlyMap<string, readonly string[]>;

/** Returns every metric that libraries and services register. End-to-end tests compare it with running services. */
export function metricCatalogue(): MetricCatalogue {
  const registry = makeRegistry('any');
  accessLog({ logger: silentLogger, registry });
  healthRoutes({ components: [], registry, stopping: () => false });
  observeCall(registry);
  makeMetrics(registry);
  makeQueueReport(registry, makeTopology({}));
  reportOutboxAge(registry, async () => undefined, systemClock);
  poolMetrics(registry, 1);
  makeIndexes({ logger: silentLogger, registry, refusedPauseMs: 0 });
  reportUnsettled(
    registry,
    { followUps: { oldest: async () => ({}) }, comparisons: { oldestPending: async () => undefined } },
    systemClock,
  );
  webhookMetrics(registry);
  analysisMetrics(registry);
  providerMetrics(registry);
  conversationMetrics(registry, { sessions: () => 0, connections: () => 0 });
  const series = registry.getMetricsAsArray().flatMap((metric) => seriesOf(metric as unknown as Metric));
  return new Map(series);
}

/** Returns the names of the series in a Prometheus exposition, with or without values. */
export function namesShown(exposition: string): string[] {
  return [...exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? histogramNames(name) : [name],
  );
}

function seriesOf(metric: Metric): [string, string[]][] {
  const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] };
  const labels = [...labelNames, 'service', 'instance', 'job'];
  if (!(metric instanceof Histogram)) return [[name, labels]];
  return histogramNames(name).map((each) => [each, each.endsWith('_bucket') ? [...labels, 'le'] : labels]);
}

const histogramNames = (name: string) => [`${name}_bucket`, `${name}_sum`, `${name}_count`];
