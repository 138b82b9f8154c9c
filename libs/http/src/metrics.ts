import { collectDefaultMetrics, Registry } from 'prom-client';

/** A Prometheus registry with the process's own metrics and the service as a label. */
export function makeRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}
