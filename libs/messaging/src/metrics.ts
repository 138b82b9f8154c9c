import { Counter, Histogram, Registry } from 'prom-client';

/** The numbers this kit reports; without a registry they are counted but shown nowhere. */
export function makeMetrics(registry: Registry = new Registry()) {
  return {
    handled: counter(registry, 'colloquy_messages_handled_total', 'Deliveries by queue and outcome', [
      'queue',
      'outcome',
    ]),
    duration: histogram(registry, 'colloquy_message_duration_seconds', 'Time a handler took', ['queue']),
    published: counter(registry, 'colloquy_messages_published_total', 'Publishes by outcome', ['outcome']),
    outbox: counter(registry, 'colloquy_outbox_published_total', 'Outbox events published and marked', []),
  };
}

export type MessagingMetrics = ReturnType<typeof makeMetrics>;

// A service has one registry but may build a broker and a relay on it: the second finds the first's.
function counter<L extends string>(registry: Registry, name: string, help: string, labelNames: L[]) {
  const existing = registry.getSingleMetric(name) as Counter<L> | undefined;
  return existing ?? new Counter({ name, help, labelNames, registers: [registry] });
}

function histogram<L extends string>(registry: Registry, name: string, help: string, labelNames: L[]) {
  const existing = registry.getSingleMetric(name) as Histogram<L> | undefined;
  const buckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];
  return existing ?? new Histogram({ name, help, labelNames, buckets, registers: [registry] });
}
