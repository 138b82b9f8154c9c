import type { PushAgentMessage } from '@colloquy/contracts';
import { makeHarness, startScriptedService } from '@colloquy/harness';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';

/** Address where nothing listens, for tests without channels. */
const noChannel = '127.0.0.1:9';

/** Makes a harness with its own database and queues. */
export const makeAgentHarness = () =>
  makeHarness({
    name: 'agent',
    grpc: 'colloquy.agent.v1.AgentService',
    caller: 'interview',
    readConfig,
    buildApp,
    env: {
      ...channelsAt(noChannel, noChannel),
      CHANNEL_PATIENCE_MS: '300',
      CATCH_UP_EVERY_MS: '200',
      LANGUAGE_MODELS: 'large, small',
    },
    overrides: { untilAnswersExpire: async () => undefined },
  });

/** Returns the settings with the addresses of the channels. */
export const channelsAt = (web: string, phone = web) => ({
  WEB_CHANNEL_GRPC: web,
  PHONE_CHANNEL_GRPC: phone,
});

export const harness = makeAgentHarness();

export type Replica = Awaited<ReturnType<typeof harness.start>>;

export async function startChannel(port = 0) {
  const pushes: PushAgentMessage[] = [];
  const server = await startScriptedService(
    'colloquy.conversation.v1.ConversationService',
    {
      pushAgent: async (push) => {
        pushes.push(push);
        return { applied: true };
      },
    },
    { port },
  );
  return { ...server, pushes, of: (agentId: string) => pushes.filter((push) => push.agentId === agentId) };
}
