import { makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient } from '@colloquy/grpc';
import { composeApp, makeHttpApp, makeHttpServer, makeRegistry } from '@colloquy/http';
import { type App, type Clock, type Part } from '@colloquy/kernel';
import {
  type Analyst,
  chatSettingsOf,
  embeddedAnalyst,
  makeChatClient,
  openAiAnalyst,
  openAiTranslator,
  type Translator,
} from '@colloquy/language';
import { errorFields, type Logger, silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { makeBroker } from '@colloquy/messaging';
import { makeMongo } from '@colloquy/mongo';
import { mediaArtefacts } from './clients/artefacts';
import { grpcInterviews } from './clients/interviews';
import { mediaRecordings } from './clients/recordings';
import type { AnalysisConfig } from './config';
import type { Artefacts, Interviews, Runs } from './domain/ports';
import { onInterviewCompleted } from './messaging/on-interview-completed';
import { onSessionEnded } from './messaging/on-session-ended';
import { analysisMetrics } from './metrics';
import { mongoRuns, runModel } from './storage/runs';
import { makeAnalyseCompletion } from './use-cases/analyse-completion';
import { makeProcessSession } from './use-cases/process-session';
import { makePerformRun } from './use-cases/perform-run';
import { makeTranslateTranscript } from './use-cases/translate-transcript';

/** What a test may put in place of the real thing. */
export interface Overrides {
  logger?: Logger;
  clock?: Clock;
  analyst?: Analyst;
  translator?: Translator;
  interviews?: (real: Interviews) => Interviews;
  artefacts?: (real: Artefacts) => Artefacts;
  runs?: (real: Runs) => Runs;
  /** Gives a test queues of its own. */
  queuePrefix?: string;
  /** How long a stop waits for what is in flight, milliseconds. */
  stopGraceMs?: number;
}

/** The analysis service; `httpPort` is known once it has started. */
export function buildApp(config: AnalysisConfig, overrides: Overrides = {}): App & { httpPort(): number } {
  const { logger = silentLogger } = overrides;
  const registry = makeRegistry('analysis');
  const metrics = analysisMetrics(registry);
  const mongo = makeMongo({ ...config.mongo, logger, registry });
  const { clock = mongo.clock } = overrides;
  const storedRuns = mongoRuns(runModel(mongo));
  const broker = makeBroker({
    ...config.broker,
    logger,
    registry,
    connectionName: 'analysis',
    prefix: overrides.queuePrefix,
    stopGraceMs: overrides.stopGraceMs,
  });
  const { store: media } = makeMediaStore(mediaSettingsOf(config.media, config.baseUrl), clock);
  const storedArtefacts = mediaArtefacts(media);
  const recordings = mediaRecordings(media, logger);

  const tokens = makeServiceTokens(config.serviceSecret);
  const sign = (audience: string) => tokens.sign({ service: 'analysis' }, audience);
  const client = makeGrpcClient('colloquy.interview.v1.InterviewService', {
    addresses: config.interviewGrpc,
    token: () => sign('interview'),
  });
  const remote = grpcInterviews(client);

  const interviews = overrides.interviews?.(remote) ?? remote;
  const artefacts = overrides.artefacts?.(storedArtefacts) ?? storedArtefacts;
  const performRun = makePerformRun({
    runs: overrides.runs?.(storedRuns) ?? storedRuns,
    clock,
    onEnded: (run) => {
      metrics.observe(run);
      const { kind, interviewId, outcome, durationMs } = run;
      logger.info('Analysis run', { kind, interviewId, outcome, durationMs });
    },
  });
  const model = modelAdapters(config, logger);
  const translate = makeTranslateTranscript({ translator: overrides.translator ?? model.translator, logger });
  const processSession = makeProcessSession({ interviews, artefacts, recordings, translate, performRun });
  const analyst = overrides.analyst ?? model.analyst;
  const analyseCompletion = makeAnalyseCompletion({ interviews, analyst, performRun, logger });
  for (const each of onSessionEnded(processSession, config.concurrency)) broker.subscribe(each);
  broker.subscribe(onInterviewCompleted(analyseCompletion, config.concurrency));

  const peer: Part = { name: 'interview client', stop: async () => client.close() };
  const working: Part[] = [mongo, media, peer, broker];
  let stopping = false;
  const http = makeHttpServer({
    listener: makeHttpApp({ logger, registry, parts: working, stopping: () => stopping, routes: [] }),
    host: config.host,
    port: config.port,
  });
  const app = composeApp([...working, http], { logger, onStop: () => (stopping = true) });
  return { ...app, httpPort: () => http.port() };
}

/** The analyst and the translator; without a language model the embedded analyst and no translator. */
function modelAdapters(
  config: AnalysisConfig,
  logger: Logger,
): { analyst: Analyst; translator: Translator | undefined } {
  const settings = chatSettingsOf(config.languageModel);
  if (!settings) return { analyst: embeddedAnalyst(), translator: undefined };
  const chat = makeChatClient(settings);
  const onFallback = (error: unknown) =>
    logger.warn('Analysis without the language model', errorFields(error));
  return { analyst: openAiAnalyst({ chat, onFallback }), translator: openAiTranslator({ chat }) };
}
