import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const handlingBuckets = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];
const ageBuckets = [0.01, 0.05, 0.2, 1, 5, 15, 60, 300, 1800, 7200, 86_400];

/** The numbers this kit reports; without a registry they are counted but shown nowhere. */
export function makeMetrics(registry: Registry = new Registry()) {
  const about = (name: string, help: string) => ({ name, help, registers: [registry] });
  // A service has one registry but may build a broker and a relay on it: the second finds the first's.
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
    duration: histogram('colloquy_message_duration_seconds', 'Time a handler took', handlingBuckets),
    age: histogram(
      'colloquy_message_age_seconds',
      'Time from the change an event announces to the first attempt to handle it',
      ageBuckets,
    ),
    inFlight: gauge('colloquy_messages_in_flight', 'Deliveries being handled', ['queue']),
    prefetch: gauge('colloquy_messages_prefetch_limit', 'The most deliveries handled at a time', ['queue']),
    published: counter('colloquy_messages_published_total', 'Publishes by outcome', ['outcome']),
    outbox: counter('colloquy_outbox_published_total', 'Outbox events published and marked', []),
  };
}

export type MessagingMetrics = ReturnType<typeof makeMetrics>;
