import { Counter, Histogram, type Registry } from 'prom-client';
import { lateSpeechOutcomes, type OnLateSpeech } from '../domain/late-words';
import type { OnRunEnded } from '../domain/run';

interface AnalysisMetrics {
  observe: OnRunEnded;
  unsupported(statements: number): void;
  lateSpeech: OnLateSpeech;
}

export function analysisMetrics(registry: Registry): AnalysisMetrics {
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
  const unsupported = new Counter({
    name: 'colloquy_analysis_unsupported_statements_total',
    help: 'Statements and values of a language model that were not delivered, because the turns do not support them',
    registers: [registry],
  });
  const lateSpeech = new Counter({
    name: 'colloquy_analysis_late_speech_seconds_total',
    help: 'Recorded speech that was not recognised during the session, by the outcome of its transcription afterwards',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    lateSpeech(seconds) {
      for (const outcome of lateSpeechOutcomes) lateSpeech.inc({ outcome }, seconds[outcome]);
    },
    unsupported: (statements) => unsupported.inc(statements),
    observe: ({ kind, outcome, durationMs }) => {
      runs.inc({ kind, outcome });
      duration.observe({ kind }, durationMs / 1000);
    },
  };
}
