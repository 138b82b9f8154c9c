import path from 'node:path';
import { type Analyst, type Comparer, providerMetrics, type Translator } from '@colloquy/language';
import type { Clock } from '@colloquy/kernel';
import { makeMediaStore, mediaSettingsOf, temporaryFiles } from '@colloquy/media';
import type { Service } from '@colloquy/service';
import type { Config } from '../config';
import type { Artefacts, Interviews, SoundWork, TextWork } from '../domain/ports';
import { mediaArtefacts } from './artefacts';
import { grpcComparisons } from './comparisons';
import { grpcInterviews } from './interviews';
import { modelAdapters } from './language-model';
import { mediaRecordedSpeech } from './recorded-speech';
import { mediaRecordings } from './recordings';
import { speechToTextOf } from './speech-to-text';
import { soundWorkIn, textWorkIn } from './threads';

export interface OwnClients {
  analyst?: Analyst;
  comparer?: Comparer;
  text?: TextWork;
  sound?: SoundWork;
  translator?: Translator;
  interviews?: (real: Interviews) => Interviews;
  artefacts?: (real: Artefacts) => Artefacts;
}

interface Options {
  clock: Clock;
  onUnsupported: (statements: number) => void;
}

const workerFile = (name: string) => path.join(__dirname, `${name}.js`);

/** No client waits for this call. If it times out although it succeeded, the analysis is made twice. */
const interviewDeadlineMs = 10_000;

export function makeClients(service: Service, config: Config, own: OwnClients, options: Options) {
  const { logger } = service;
  const onCall = providerMetrics(service.registry);
  const { store } = makeMediaStore(mediaSettingsOf(config.media, config.baseUrl), options.clock);
  service.add(store, 'storage');
  service.add(temporaryFiles(), 'storage');
  const interview = service.client(
    'colloquy.interview.v1.InterviewService',
    config.interviewGrpc,
    interviewDeadlineMs,
  );
  const [interviews, artefacts] = [grpcInterviews(interview), mediaArtefacts(store)];
  const text = own.text ?? textWorkIn(service, workerFile('text-worker'));
  const { onUnsupported } = options;
  const model = modelAdapters(config.languageModel, text, { logger, onCall, onUnsupported });
  const recognition = { service, workerFile: workerFile('recognition-process'), onCall };
  const speechToText = speechToTextOf(config.speech, recognition);
  const sound = () => own.sound ?? soundWorkIn(service, workerFile('sound-worker'), config.voiceActivity);
  return {
    interviews: own.interviews?.(interviews) ?? interviews,
    comparisons: grpcComparisons(interview),
    artefacts: own.artefacts?.(artefacts) ?? artefacts,
    recordings: mediaRecordings(store, logger),
    text,
    analyst: own.analyst ?? model.analyst,
    comparer: own.comparer ?? model.comparer,
    translator: own.translator ?? model.translator,
    lateSpeech: speechToText && { speechToText, speech: mediaRecordedSpeech(store, sound()) },
  };
}
