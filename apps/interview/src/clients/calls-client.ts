import type { ServiceClient } from '@colloquy/grpc';
import type { Calls } from '../domain/ports';

export const makeCalls = (client: ServiceClient<'colloquy.conversation.v1.ConversationService'>): Calls => ({
  async launch({ accountId, interviewId }) {
    await client.launchCall({ accountId, interviewId });
  },
});
