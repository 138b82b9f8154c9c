import { Counter, Histogram, type Registry } from 'prom-client';

/** Counts and times the calls a server answers. */
export function observeCall(registry: Registry) {
  const calls = new Counter({
    name: 'colloquy_grpc_calls_total',
    help: 'gRPC calls answered',
    labelNames: ['method', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'colloquy_grpc_call_duration_seconds',
    help: 'Time to answer a gRPC call',
    labelNames: ['method'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  return (method: string, outcome: string, seconds: number) => {
    calls.inc({ method, outcome });
    duration.observe({ method }, seconds);
  };
}
