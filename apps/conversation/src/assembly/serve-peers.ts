import type { Service } from '@colloquy/service';
import type { Config } from '../config';
import { type ConversationWork, conversationHandlers } from '../grpc/conversation-handlers';
import { makeRehearse } from '../rehearsal/rehearse';
import type { TextWork } from '../runtime/interviewers';
import type { Sessions } from '../runtime/sessions';
import { describeSpeech } from '../samples/describe-speech';
import { makeSpeakSample } from '../samples/speak-sample';
import type { Voice } from '../telephony/voice';

interface PeersDeps extends Pick<ConversationWork, 'agents' | 'launchCall'> {
  sessions: Sessions;
  textWork: TextWork;
  models: { voice: Voice } | undefined;
}

export function servePeers(service: Service, config: Config, deps: PeersDeps): void {
  const { sessions, textWork, models, ...work } = deps;
  const handlers = conversationHandlers({
    ...work,
    rehearse: makeRehearse({ ...sessions.conducting, analyse: textWork.analyse }),
    speakSample: makeSpeakSample(models?.voice),
    speech: describeSpeech(config.speech, models),
  });
  service.grpc(config.grpcPort, 'colloquy.conversation.v1.ConversationService', handlers);
}
