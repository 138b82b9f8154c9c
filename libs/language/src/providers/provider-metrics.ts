import { Counter, Histogram, type Registry } from 'prom-client';
import type { OnCall } from './provider-call';

const buckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2.5, 5, 10, 20, 60];

export function providerMetrics(registry: Registry): OnCall {
  const registers = [registry];
  const calls = new Counter({
    name: 'colloquy_provider_calls_total',
    help: 'Calls to providers, by purpose and outcome',
    labelNames: ['purpose', 'provider', 'outcome'],
    registers,
  });
  const first = new Histogram({
    name: 'colloquy_provider_first_seconds',
    help: 'Time to the first token or sound',
    labelNames: ['purpose', 'provider'],
    buckets,
    registers,
  });
  const whole = new Histogram({
    name: 'colloquy_provider_call_duration_seconds',
    help: 'Duration of a complete answer',
    labelNames: ['purpose', 'provider'],
    buckets,
    registers,
  });
  return ({ purpose, provider, outcome, firstSeconds, seconds }) => {
    calls.inc({ purpose, provider, outcome });
    if (firstSeconds !== undefined) first.observe({ purpose, provider }, firstSeconds);
    if (outcome === 'ok') whole.observe({ purpose, provider }, seconds);
  };
}
