import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

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
  const inFlight = new Gauge({
    name: 'colloquy_grpc_calls_in_flight',
    help: 'gRPC calls being answered',
    labelNames: ['method'],
    registers: [registry],
  });
  return {
    begun: (method: string) => inFlight.inc({ method }),
    ended: (method: string, outcome: string, seconds: number) => {
      inFlight.dec({ method });
      calls.inc({ method, outcome });
      duration.observe({ method }, seconds);
    },
  };
}
