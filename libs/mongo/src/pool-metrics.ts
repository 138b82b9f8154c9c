import type { mongo } from 'mongoose';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Measures the connection pool. Call `watch` with each new client; `waiting` counts operations without a connection. */
export function poolMetrics(registry: Registry, limit: number) {
  const registers = [registry];
  const inUse = new Gauge({
    name: 'colloquy_mongo_pool_in_use',
    help: 'Database connections in use',
    registers,
  });
  new Gauge({
    name: 'colloquy_mongo_pool_limit',
    help: 'Maximum database connections to one server',
    registers,
  }).set(limit);
  const wait = new Histogram({
    name: 'colloquy_mongo_pool_wait_seconds',
    help: 'Time an operation waited for a database connection',
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 2],
    registers,
  });
  const failed = new Counter({
    name: 'colloquy_mongo_pool_failures_total',
    help: 'Operations that got no database connection, by reason',
    labelNames: ['reason'],
    registers,
  });
  let waiting = 0;
  const watch = (client: mongo.MongoClient) => {
    const taken = new Set<string>(); // names, because connections may be checked in that were checked out earlier
    const nameOf = (event: { address: string; connectionId: number | '<monitor>' }) =>
      `${event.address} ${event.connectionId}`;
    const change = (work: () => void) => {
      work();
      inUse.set(taken.size);
    };
    client.on('connectionCheckOutStarted', () => (waiting += 1));
    client.on('connectionCheckedOut', (event) => {
      waiting -= 1;
      change(() => taken.add(nameOf(event)));
      wait.observe(event.durationMS / 1000);
    });
    client.on('connectionCheckedIn', (event) => change(() => taken.delete(nameOf(event))));
    client.on('connectionClosed', (event) => change(() => taken.delete(nameOf(event))));
    client.on('connectionCheckOutFailed', ({ reason }) => {
      waiting -= 1;
      failed.inc({ reason });
    });
  };
  return { watch, waiting: () => waiting };
}
