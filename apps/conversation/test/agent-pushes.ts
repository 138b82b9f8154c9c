import { makeServiceTokens } from '@colloquy/auth';
import { type GrpcClient, makeGrpcClient } from '@colloquy/grpc';
import { newId } from '@colloquy/kernel';
import { testSecret } from '@colloquy/harness';

export function conversationClient(app: {
  grpcPort(): number;
}): GrpcClient<'colloquy.conversation.v1.ConversationService'> {
  const tokens = makeServiceTokens(testSecret);
  const sign = (audience: string) => tokens.sign({ service: 'agent' }, audience);
  return makeGrpcClient('colloquy.conversation.v1.ConversationService', {
    addresses: [`127.0.0.1:${app.grpcPort()}`],
    token: () => sign('conversation'),
  });
}

export function aPush(
  { accountId, agentId }: { accountId: string; agentId: string },
  change: {
    revision: number;
    greeting?: string;
    persona?: string;
    rules?: object[];
    channel?: 'WEB' | 'PHONE';
    voiceId?: string;
  },
) {
  const { revision, greeting = 'Good day from the push.', persona = 'Kim', rules = [] } = change;
  const { channel = 'WEB', voiceId = newId() } = change;
  const version = {
    agentId,
    versionId: newId(),
    versionNumber: 1,
    name: 'Interviewer',
    agentType: 'FULL_INTERVIEW',
    personaName: persona,
    language: 'en',
    isArchived: false,
  };
  const config = {
    version,
    firstMessage: greeting,
    customPrompt: '',
    voiceId,
    voiceName: 'Grace',
    variableDefaults: {},
  };
  return { accountId, agentId, channel, revision, config, rules };
}
