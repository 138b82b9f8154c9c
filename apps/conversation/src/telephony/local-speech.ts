import {
  type EngineEnd,
  findRecognitionModels,
  findVoiceModels,
  type LocalRecognition,
  localRecognition,
  type LocalTextToSpeech,
  localTextToSpeech,
  makeEngineProcess,
  type RecognitionWork,
  type SynthesisWork,
} from '@colloquy/language';
import { AppError } from '@colloquy/kernel';
import type { Service } from '@colloquy/service';
import type { Config } from '../config';

/** Recognition and synthesis by the models of SPEECH_LOCAL_MODELS; absent without that setting. */
export interface LocalSpeech {
  recognition?: LocalRecognition;
  textToSpeech?: LocalTextToSpeech;
}

/** Recognition and synthesis have a process each. @throws AppError `invalid` that names the setting and the file */
export function localSpeechIn(
  service: Service,
  { localModels, localThreads, local }: Config['speech'],
  workerFile: (name: string) => string,
): LocalSpeech {
  const speaks = local.includes('sherpa-onnx');
  if (localModels === '') {
    if (speaks) throw invalid('SPEECH_LOCAL_MODELS must be set, because SPEECH_LOCAL_VOICE has sherpa-onnx');
    return {};
  }
  const models = findRecognitionModels(localModels, localThreads);
  const voices = speaks ? findVoiceModels(localModels, localThreads) : [];
  if (speaks && voices.length === 0) {
    throw invalid(
      `SPEECH_LOCAL_MODELS: ${localModels}/synthesis is missing, but SPEECH_LOCAL_VOICE has sherpa-onnx`,
    );
  }
  const speech: LocalSpeech = {};
  const engine = { onEnded: (end: EngineEnd) => service.logger.warn('Speech engine ended', { ...end }) };
  if (models.length > 0) {
    const file = workerFile('recognition-process');
    const process = makeEngineProcess<RecognitionWork>({ ...engine, name: 'recognition', file, models });
    speech.recognition = localRecognition(models, service.add(process, 'storage'));
  }
  if (voices.length > 0) {
    const file = workerFile('synthesis-process');
    const process = makeEngineProcess<SynthesisWork>({ ...engine, name: 'synthesis', file, models: voices });
    speech.textToSpeech = localTextToSpeech(voices, service.add(process, 'storage'));
  }
  return speech;
}

const invalid = (message: string) => new AppError('invalid', undefined, message);
