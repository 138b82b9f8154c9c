import type { OnCall } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { Service } from '@colloquy/service';
import type { Config } from '../config';
import { localSpeechIn } from './local-speech';
import { speechModels, type SpeechPorts } from './speech-models';
import { streamingRecognisers } from './streaming-recognisers';
import { makeVoiceActivity } from './voice-activity';

/** Returns undefined if the settings name neither a speech server nor models. */
export function speechOf(
  config: Config,
  service: Service,
  {
    onCall,
    logger,
    given,
    workerFile,
  }: {
    onCall: OnCall;
    logger: Logger;
    given: SpeechPorts | undefined;
    workerFile: (name: string) => string;
  },
) {
  const local = localSpeechIn(service, config.speech, workerFile);
  const ports = speechModels(config.speech, local, onCall, given);
  const streams = streamingRecognisers(
    config.streaming,
    { hasServer: ports !== undefined, local: local.recognition?.streaming },
    onCall,
    logger,
  );
  if (!ports) return undefined;
  const hearing = service.add(makeVoiceActivity(config.voiceActivity), 'storage');
  return { ...ports, streams, detectVoice: hearing.detectVoice };
}
