import { collectDefaultMetrics, Registry } from 'prom-client';

/** The reported lag includes it. At 10 ms an idle process spends 4.6 ms of CPU a second, at 50 ms 1 ms. */
const lagResolutionMs = 50;

/** Includes the metrics of the process, with the service as a label. */
export function makeRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagResolutionMs });
  return registry;
}
