import {
  findRecognitionModels,
  findVoiceModels,
  type LocalRecognition,
  localRecognition,
  type LocalTextToSpeech,
  localTextToSpeech,
  type RecognitionWork,
  type SynthesisWork,
  threadWithModels,
} from '@colloquy/language';
import { AppError } from '@colloquy/kernel';
import { makeThread, type Service } from '@colloquy/service';
import type { ConversationConfig } from '../config';

/** Recognition and synthesis by the models of SPEECH_LOCAL_MODELS; absent without that setting. */
export interface LocalSpeech {
  recognition?: LocalRecognition;
  /** Present if SPEECH_LOCAL_VOICE names these models. */
  textToSpeech?: LocalTextToSpeech;
}

/**
 * Recognition and synthesis have a thread each, which loads its models when the service starts.
 * @param workerFile returns the bundled module of a name
 * @throws AppError `invalid` that names the setting and the file
 */
export function localSpeechIn(
  service: Service,
  { localModels, localThreads, local }: ConversationConfig['speech'],
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
  if (models.length > 0) {
    const thread = service.add(makeThread<RecognitionWork>(workerFile('recognition-worker')), 'storage');
    const loaded = threadWithModels<RecognitionWork>(thread, () => thread.run('load', { models }));
    speech.recognition = localRecognition(models, service.add(loaded, 'storage'));
  }
  if (voices.length > 0) {
    const thread = service.add(makeThread<SynthesisWork>(workerFile('synthesis-worker')), 'storage');
    const loaded = threadWithModels<SynthesisWork>(thread, () => thread.run('load', { models: voices }));
    speech.textToSpeech = localTextToSpeech(voices, service.add(loaded, 'storage'));
  }
  return speech;
}

const invalid = (message: string) => new AppError('invalid', undefined, message);
