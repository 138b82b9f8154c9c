import type { OnCall } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { Service } from '@colloquy/service';
import type { ConversationConfig } from '../config';
import { speechModels, type SpeechPorts } from './speech-models';
import { streamingRecognisers } from './streaming-recognisers';
import { makeVoiceActivity } from './voice-activity';

/** Returns who recognises and synthesises speech, or undefined if the settings name no speech server. */
export function speechOf(
  config: ConversationConfig,
  service: Service,
  { onCall, logger, given }: { onCall: OnCall; logger: Logger; given: SpeechPorts | undefined },
) {
  const ports = speechModels(config.speech, onCall, given);
  const streams = streamingRecognisers(config.streaming, ports !== undefined, onCall, logger);
  if (!ports) return undefined;
  const hearing = service.add(makeVoiceActivity(config.voiceActivity), 'storage');
  return { ...ports, streams, detectVoice: hearing.detectVoice };
}
