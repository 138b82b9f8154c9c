import type { Platform } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import type { Channels, CompiledAgent } from '../domain/ports';
import { configMessage } from '../domain/version-message';

type ConversationClient = ServiceClient<'colloquy.conversation.v1.ConversationService'>;

/** The conversation service of each channel. */
export type ConversationClients = Record<Platform, ConversationClient>;

export function grpcChannels(clients: ConversationClients, limitMs: number): Channels {
  return {
    async push(channel, agent) {
      await clients[channel].pushAgent({ channel, ...messageOf(agent) }, { deadlineMs: limitMs });
    },
  };
}

function messageOf({ accountId, agentId, revision, current, rules }: CompiledAgent) {
  return {
    accountId,
    agentId,
    revision,
    ...(current && {
      config: configMessage(current.version, {
        isArchived: false,
        variableDefaults: current.variableDefaults,
      }),
    }),
    rules: rules.map((rule) => ({
      id: rule.id,
      targetAgentId: rule.targetId,
      condition: rule.condition,
      delayMs: rule.delayMs,
      transferMessage: rule.transferMessage ?? '',
      enableTargetFirstMessage: rule.enableTargetFirstMessage,
    })),
  };
}
