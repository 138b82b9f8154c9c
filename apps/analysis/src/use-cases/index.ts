import type { Clock } from '@colloquy/kernel';
import type { Analyst, Comparer, SpeechToText, Translator } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { OnLateSpeech } from '../domain/late-words';
import type {
  Artefacts,
  Comparisons,
  Interviews,
  RecordedSpeech,
  Recordings,
  RunRepository,
  TextWork,
} from '../domain/ports';
import type { OnRunEnded } from '../domain/run';
import { makeAnalyseCompletion } from './analyse-completion';
import { makeCompareInterviews } from './compare-interviews';
import { makePerformRun } from './perform-run';
import { makeProcessSession } from './process-session';
import { makeTranscribeAfterwards } from './transcribe-afterwards';
import { makeTranslateTranscript } from './translate-transcript';

export interface Deps {
  runs: RunRepository;
  interviews: Interviews;
  comparisons: Comparisons;
  artefacts: Artefacts;
  recordings: Recordings;
  text: Pick<TextWork, 'deliveredText'>;
  analyst: Analyst;
  comparer: Comparer;
  translator: Translator | undefined;
  lateSpeech: { speech: RecordedSpeech; speechToText: SpeechToText } | undefined;
  onRunEnded: OnRunEnded;
  onLateSpeech: OnLateSpeech;
  masksPersonalData: boolean;
  clock: Clock;
  logger: Logger;
}

export function makeUseCases(deps: Deps) {
  const { lateSpeech, onRunEnded: onEnded } = deps;
  const performRun = makePerformRun({ ...deps, onEnded });
  return {
    processSession: makeProcessSession({
      ...deps,
      performRun,
      transcribeAfterwards: lateSpeech
        ? makeTranscribeAfterwards({ ...deps, ...lateSpeech })
        : async () => [],
      translate: makeTranslateTranscript(deps),
    }),
    analyseCompletion: makeAnalyseCompletion({ ...deps, performRun }),
    compareInterviews: makeCompareInterviews({ ...deps, performRun }),
  };
}
