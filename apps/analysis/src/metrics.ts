import { Counter, Histogram, type Registry } from 'prom-client';
import type { OnRunEnded } from './use-cases/perform-run';

export function analysisMetrics(registry: Registry): { observe: OnRunEnded } {
  const runs = new Counter({
    name: 'colloquy_analysis_runs_total',
    help: 'Finished runs, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'colloquy_analysis_run_duration_seconds',
    help: 'Duration of a run',
    labelNames: ['kind'],
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 5, 20, 60, 300],
    registers: [registry],
  });
  return {
    observe: ({ kind, outcome, durationMs }) => {
      runs.inc({ kind, outcome });
      duration.observe({ kind }, durationMs / 1000);
    },
  };
}
