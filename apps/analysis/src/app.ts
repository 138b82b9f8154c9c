import path from 'node:path';
import { type Analyst, type Comparer, providerMetrics, type Translator } from '@colloquy/language';
import { silentLogger } from '@colloquy/logging';
import { makeMediaStore, mediaSettingsOf, temporaryFiles } from '@colloquy/media';
import { makeService, type ServiceApp, type ServiceOverrides } from '@colloquy/service';
import { mediaArtefacts } from './clients/artefacts';
import { grpcComparisons } from './clients/comparisons';
import { grpcInterviews } from './clients/interviews';
import { modelAdapters } from './clients/language-model';
import { mediaRecordedSpeech } from './clients/recorded-speech';
import { mediaRecordings } from './clients/recordings';
import { speechToTextOf } from './clients/speech-to-text';
import { soundWorkIn, textWorkIn } from './clients/threads';
import type { AnalysisConfig } from './config';
import type { Artefacts, Interviews, RunRepository, SoundWork, TextWork } from './domain/ports';
import { onComparisonRequested } from './messaging/on-comparison-requested';
import { onInterviewCompleted } from './messaging/on-interview-completed';
import { onSessionEnded } from './messaging/on-session-ended';
import { analysisMetrics } from './runtime/metrics';
import { makeRunRepository, runModel } from './storage/run-repository';
import { makeAnalyseCompletion } from './use-cases/analyse-completion';
import { makeCompareInterviews } from './use-cases/compare-interviews';
import { makeProcessSession } from './use-cases/process-session';
import { makePerformRun } from './use-cases/perform-run';
import { makeTranscribeAfterwards } from './use-cases/transcribe-afterwards';
import { makeTranslateTranscript } from './use-cases/translate-transcript';

const workerFile = (name: string) => path.join(__dirname, `${name}.js`);

/** Comparisons that one process works on at a time; each may have the claims of a hundred interviews. */
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

/** No client waits for this call. If it times out although it succeeded, the analysis is made twice. */
const interviewDeadlineMs = 10_000;

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

  const client = service.client(
    'colloquy.interview.v1.InterviewService',
    config.interviewGrpc,
    interviewDeadlineMs,
  );
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
  const text = overrides.text ?? textWorkIn(service, workerFile('text-worker'));
  const onCall = providerMetrics(service.registry);
  const model = modelAdapters(config.languageModel, text, {
    logger,
    onCall,
    onUnsupported: metrics.unsupported,
  });
  const translate = makeTranslateTranscript({ translator: overrides.translator ?? model.translator, logger });
  const speechToText = speechToTextOf(config.speech, {
    service,
    workerFile: workerFile('recognition-process'),
    onCall,
  });
  const soundWork = () => soundWorkIn(service, workerFile('sound-worker'), config.voiceActivity);
  const transcribeAfterwards = speechToText
    ? makeTranscribeAfterwards({
        speech: mediaRecordedSpeech(media, overrides.sound ?? soundWork()),
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
