import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const handlingBuckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];
const ageBuckets = [0.01, 0.05, 0.2, 1, 5, 15, 60, 300, 1800, 7200, 86_400];

export function makeMetrics(registry: Registry = new Registry()) {
  const about = (name: string, help: string) => ({ name, help, registers: [registry] });
  // a broker and a relay of one service share the registry and its metrics
  const once = <T>(name: string, make: () => T): T =>
    (registry.getSingleMetric(name) as T | undefined) ?? make();
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    once(name, () => new Counter({ ...about(name, help), labelNames }));
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    once(name, () => new Gauge({ ...about(name, help), labelNames }));
  const histogram = (name: string, help: string, buckets: number[]) =>
    once(name, () => new Histogram({ ...about(name, help), labelNames: ['queue'], buckets }));
  return {
    handled: counter('colloquy_messages_handled_total', 'Deliveries by queue and outcome', [
      'queue',
      'outcome',
    ]),
    duration: histogram('colloquy_message_duration_seconds', 'Duration of a handler call', handlingBuckets),
    age: histogram(
      'colloquy_message_age_seconds',
      'Time from a change to the first attempt to handle its event',
      ageBuckets,
    ),
    inFlight: gauge('colloquy_messages_in_flight', 'Deliveries in progress', ['queue']),
    prefetch: gauge('colloquy_messages_prefetch_limit', 'Maximum concurrent deliveries', ['queue']),
    published: counter('colloquy_messages_published_total', 'Published messages by outcome', ['outcome']),
    outbox: counter('colloquy_outbox_published_total', 'Published events of the outbox', []),
  };
}

export type MessagingMetrics = ReturnType<typeof makeMetrics>;
