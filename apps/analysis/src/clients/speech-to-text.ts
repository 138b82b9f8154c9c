import {
  findRecognitionModels,
  localRecognition,
  makeEngineProcess,
  type OnCall,
  openaiSpeechToText,
  type RecognitionWork,
  type SpeechToText,
  speechToTextWithProviders,
} from '@colloquy/language';
import type { Service } from '@colloquy/service';
import type { Config } from '../config';

/** @throws AppError `invalid` that names the setting and the file */
export function speechToTextOf(
  { fallback, timeoutMs, localModels, localThreads, ...primary }: Config['speech'],
  { service, workerFile, onCall }: { service: Service; workerFile: string; onCall: OnCall },
): SpeechToText | undefined {
  const portOf = ({ baseUrl, apiKey, hearing: model }: typeof fallback) =>
    openaiSpeechToText({ baseUrl, apiKey, model, timeoutMs });
  const local = localModels === '' ? undefined : localPort(localModels, localThreads, service, workerFile);
  const hasFallback = primary.baseUrl !== '' && fallback.baseUrl !== '';
  const providers = [
    ...(primary.baseUrl === '' ? [] : [{ name: 'primary' as const, port: portOf(primary) }]),
    ...(hasFallback ? [{ name: 'fallback' as const, port: portOf(fallback) }] : []),
    ...(local ? [{ name: 'local' as const, port: local }] : []),
  ];
  if (providers.length === 0) return undefined;
  return speechToTextWithProviders(providers, { totalMs: timeoutMs }, onCall);
}

function localPort(
  directory: string,
  threads: number,
  service: Service,
  workerFile: string,
): SpeechToText | undefined {
  const models = findRecognitionModels(directory, threads);
  if (models.length === 0) return undefined;
  const engine = makeEngineProcess<RecognitionWork>({
    name: 'recognition',
    file: workerFile,
    models,
    onEnded: (end) => service.logger.warn('Speech engine ended', { ...end }),
  });
  return localRecognition(models, service.add(engine, 'storage')).speechToText;
}
