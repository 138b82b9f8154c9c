import { silentLogger } from '@colloquy/logging';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { makeClients, type OwnClients } from './clients';
import type { Config } from './config';
import type { RunRepository } from './domain/ports';
import { onComparisonRequested } from './messaging/on-comparison-requested';
import { onInterviewCompleted } from './messaging/on-interview-completed';
import { onSessionEnded } from './messaging/on-session-ended';
import { analysisMetrics } from './runtime/metrics';
import { makeStorage } from './storage';
import { makeUseCases } from './use-cases';

export interface Overrides extends ServiceOverrides, OwnClients {
  runs?: (real: RunRepository) => RunRepository;
}

/** Comparisons that one process works on at a time; each may have the claims of a hundred interviews. */
const concurrentComparisons = 2;

export function buildApp(config: Config, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('analysis', config, logger);
  const metrics = analysisMetrics(service.registry);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const { runs } = makeStorage(mongo);
  const broker = service.broker({ ...config.broker, ...overrides.broker });
  const { processSession, analyseCompletion, compareInterviews } = makeUseCases({
    ...makeClients(service, config, overrides, { clock, onUnsupported: metrics.unsupported }),
    runs: overrides.runs?.(runs) ?? runs,
    onRunEnded(run) {
      metrics.observe(run);
      const { kind, interviewId, comparisonId, outcome, durationMs } = run;
      logger.info('Analysis run ended', { kind, interviewId, comparisonId, outcome, durationMs });
    },
    onLateSpeech: metrics.lateSpeech,
    masksPersonalData: config.masksPersonalData,
    clock,
    logger,
  });
  for (const each of onSessionEnded(processSession, config.concurrency)) broker.subscribe(each);
  broker.subscribe(onInterviewCompleted(analyseCompletion, config.concurrency));
  broker.subscribe(onComparisonRequested(compareInterviews, concurrentComparisons));
  service.http({ routes: [] });
  return service.app();
}
