import path from 'node:path';
import {
  type Analyst,
  type Comparer,
  embeddedAnalyst,
  embeddedComparer,
  languageModelOf,
  type OnCall,
  openAiAnalyst,
  openAiComparer,
  openaiSpeechToText,
  openAiTranslator,
  providerMetrics,
  type SpeechToText,
  speechToTextWithProviders,
  type Translator,
} from '@colloquy/language';
import { errorFields, type Logger, silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf, temporaryFiles } from '@colloquy/media';
import {
  makeService,
  makeThread,
  type Service,
  type ServiceApp,
  type ServiceOverrides,
} from '@colloquy/service';
import { mediaArtefacts } from './clients/artefacts';
import { grpcComparisons } from './clients/comparisons';
import { grpcInterviews } from './clients/interviews';
import { mediaRecordedSpeech } from './clients/recorded-speech';
import { mediaRecordings } from './clients/recordings';
import type { AnalysisConfig } from './config';
import type { Artefacts, Interviews, RunRepository, SoundWork, TextWork } from './domain/ports';
import { onComparisonRequested } from './messaging/on-comparison-requested';
import { onInterviewCompleted } from './messaging/on-interview-completed';
import { onSessionEnded } from './messaging/on-session-ended';
import { analysisMetrics } from './metrics';
import type * as soundWorker from './sound-worker';
import type * as textWorker from './text-worker';
import { makeRunRepository, runModel } from './storage/run-repository';
import { makeAnalyseCompletion } from './use-cases/analyse-completion';
import { makeCompareInterviews } from './use-cases/compare-interviews';
import { makeProcessSession } from './use-cases/process-session';
import { makePerformRun } from './use-cases/perform-run';
import { makeTranscribeAfterwards } from './use-cases/transcribe-afterwards';
import { makeTranslateTranscript } from './use-cases/translate-transcript';

/** Comparisons that one process works on at the same time: each may have the claims of a hundred interviews. */
const comparisonsAtOnce = 2;

export interface Overrides extends ServiceOverrides {
  analyst?: Analyst;
  comparer?: Comparer;
  text?: TextWork;
  sound?: SoundWork;
  translator?: Translator;
  interviews?: (real: Interviews) => Interviews;
  artefacts?: (real: Artefacts) => Artefacts;
  runs?: (real: RunRepository) => RunRepository;
}

export function buildApp(config: AnalysisConfig, overrides: Overrides = {}): ServiceApp {
  const { logger = silentLogger } = overrides;
  const service = makeService('analysis', config, logger);
  const metrics = analysisMetrics(service.registry);
  const mongo = service.database(config.mongo);
  const { clock = mongo.clock } = overrides;
  const storedRuns = makeRunRepository(runModel(mongo));
  const broker = service.broker({ ...config.broker, ...overrides.broker });
  const { store: media } = makeMediaStore(mediaSettingsOf(config.media, config.baseUrl), clock);
  service.add(media, 'storage');
  service.add(temporaryFiles(), 'storage');
  const storedArtefacts = mediaArtefacts(media);
  const recordings = mediaRecordings(media, logger);

  const client = service.client('colloquy.interview.v1.InterviewService', config.interviewGrpc);
  const remote = grpcInterviews(client);

  const interviews = overrides.interviews?.(remote) ?? remote;
  const artefacts = overrides.artefacts?.(storedArtefacts) ?? storedArtefacts;
  const performRun = makePerformRun({
    runs: overrides.runs?.(storedRuns) ?? storedRuns,
    clock,
    onEnded: (run) => {
      metrics.observe(run);
      const { kind, interviewId, comparisonId, outcome, durationMs } = run;
      logger.info('Analysis run ended', { kind, interviewId, comparisonId, outcome, durationMs });
    },
  });
  const text = overrides.text ?? textWorkIn(service);
  const onCall = providerMetrics(service.registry);
  const model = modelAdapters(config, text, {
    logger,
    onCall,
    onUnsupported: metrics.unsupported,
  });
  const translate = makeTranslateTranscript({ translator: overrides.translator ?? model.translator, logger });
  const speechToText = speechToTextOf(config.speech, onCall);
  const transcribeAfterwards = speechToText
    ? makeTranscribeAfterwards({
        speech: mediaRecordedSpeech(media, overrides.sound ?? soundWorkIn(service, config.voiceActivity)),
        speechToText,
        onLateSpeech: metrics.lateSpeech,
        clock,
        logger,
      })
    : async () => [];
  const processSession = makeProcessSession({
    interviews,
    artefacts,
    recordings,
    text,
    transcribeAfterwards,
    translate,
    performRun,
    masksPersonalData: config.masksPersonalData,
  });
  const analyst = overrides.analyst ?? model.analyst;
  const analyseCompletion = makeAnalyseCompletion({ interviews, analyst, performRun, logger });
  for (const each of onSessionEnded(processSession, config.concurrency)) broker.subscribe(each);
  broker.subscribe(onInterviewCompleted(analyseCompletion, config.concurrency));
  const compareInterviews = makeCompareInterviews({
    comparisons: grpcComparisons(client),
    comparer: overrides.comparer ?? model.comparer,
    performRun,
    logger,
  });
  broker.subscribe(onComparisonRequested(compareInterviews, comparisonsAtOnce));

  service.http({ routes: [] });
  return service.app();
}

/** Returns analyst, comparer and translator; without a language model the embedded ones and no translator. */
function modelAdapters(
  config: AnalysisConfig,
  text: TextWork,
  on: { logger: Logger; onCall: OnCall; onUnsupported: (statements: number) => void },
): { analyst: Analyst; comparer: Comparer; translator: Translator | undefined } {
  const { logger, onCall, onUnsupported } = on;
  const onSchemaRefused = () => logger.warn('Language model refused the JSON schema; went on without it');
  const chatFor = languageModelOf(config.languageModel, { onCall, onSchemaRefused });
  const embedded = embeddedAnalyst(text.analyseInterview);
  if (!chatFor) return { analyst: embedded, comparer: embeddedComparer(text), translator: undefined };
  const onFallback = (error: unknown) =>
    logger.warn('Language model failed; used the embedded analyst', errorFields(error));
  return {
    analyst: openAiAnalyst({
      chat: chatFor('analyst'),
      embedded,
      onFallback,
      onNoExtraction: (error) =>
        logger.warn('Language model failed; extracted no values', errorFields(error)),
      onUnsupported,
    }),
    comparer: openAiComparer({
      chat: chatFor('analyst'),
      work: text,
      onFallback: (error) =>
        logger.warn('Language model failed; compared interviews by their words', errorFields(error)),
      onUnsupported,
    }),
    translator: openAiTranslator({ chat: chatFor('translator') }),
  };
}

/** Returns undefined if no server is configured: recordings are not transcribed then. */
function speechToTextOf(
  { fallback, timeoutMs, ...primary }: AnalysisConfig['speech'],
  onCall: OnCall,
): SpeechToText | undefined {
  const portOf = ({ baseUrl, apiKey, hearing: model }: typeof fallback) =>
    openaiSpeechToText({ baseUrl, apiKey, model, timeoutMs });
  if (primary.baseUrl === '') return undefined;
  const servers = [
    { name: 'primary' as const, port: portOf(primary) },
    ...(fallback.baseUrl === '' ? [] : [{ name: 'fallback' as const, port: portOf(fallback) }]),
  ];
  return speechToTextWithProviders(servers, { totalMs: timeoutMs }, onCall);
}

/** Works on recordings in a thread of its own: a long recording must not hold up the texts of other sessions. */
function soundWorkIn(service: Service, voiceActivity: string): SoundWork {
  const thread = service.add(
    makeThread<typeof soundWorker>(path.join(__dirname, 'sound-worker.js')),
    'storage',
  );
  return { findSpeech: (recording) => thread.run('findSpeech', { path: recording, voiceActivity }) };
}

/** Works on texts in another thread of the service. */
function textWorkIn(service: Service): TextWork {
  const thread = service.add(
    makeThread<typeof textWorker>(path.join(__dirname, 'text-worker.js')),
    'storage',
  );
  return {
    deliveredText: (session) => thread.run('deliveredText', session),
    analyseInterview: (input) => thread.run('analyseInterview', input),
    alignQuestions: (input) => thread.run('alignQuestions', input),
    compareQuestion: (question) => thread.run('compareQuestion', question),
  };
}
