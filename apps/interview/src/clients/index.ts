import type { Service } from '@colloquy/service';
import type { Config } from '../config';
import type { Documents } from '../domain/documents';
import type { Agents } from '../domain/ports';
import { makeAgents } from './agents-client';
import { makeCalls } from './calls-client';
import { makeDeliveries } from './deliveries-client';
import { documentsIn } from './document-thread';
import { makeLedger } from './ledger-client';
import { makeTestNotifications } from './test-notifications-client';
import { shownTurnsIn } from './text-thread';

export interface OwnClients {
  agents?: Agents;
  documents?: Documents;
  shownTurns?: ReturnType<typeof shownTurnsIn>;
}

export function makeClients(service: Service, config: Config, own: OwnClients) {
  const agents = service.client('colloquy.agent.v1.AgentService', config.agentGrpc);
  const webhook = service.client('colloquy.webhook.v1.WebhookService', config.webhookGrpc);
  const billing = service.client('colloquy.billing.v1.BillingService', config.billingGrpc);
  const conversation = service.client(
    'colloquy.conversation.v1.ConversationService',
    config.conversationGrpc,
  );
  return {
    agents: own.agents ?? makeAgents({ client: agents }),
    calls: makeCalls(conversation),
    deliveries: makeDeliveries(webhook),
    documents: own.documents ?? documentsIn(service),
    shownTurns: own.shownTurns ?? shownTurnsIn(service),
    testNotifications: makeTestNotifications(webhook),
    ledger: makeLedger(billing),
  };
}
