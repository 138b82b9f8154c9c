import type { AccountServiceDefinition } from './proto/colloquy/account/v1/AccountService';
import type { AgentServiceDefinition } from './proto/colloquy/agent/v1/AgentService';
import type { BillingServiceDefinition } from './proto/colloquy/billing/v1/BillingService';
import type { ConversationServiceDefinition } from './proto/colloquy/conversation/v1/ConversationService';
import type { InterviewServiceDefinition } from './proto/colloquy/interview/v1/InterviewService';
import type { WebhookServiceDefinition } from './proto/colloquy/webhook/v1/WebhookService';
import descriptors from './proto/descriptors.json';

/** The gRPC services of the platform by full name, with the types generated from `proto/`. */
export interface GrpcServices {
  'colloquy.interview.v1.InterviewService': InterviewServiceDefinition;
  'colloquy.agent.v1.AgentService': AgentServiceDefinition;
  'colloquy.account.v1.AccountService': AccountServiceDefinition;
  'colloquy.billing.v1.BillingService': BillingServiceDefinition;
  'colloquy.conversation.v1.ConversationService': ConversationServiceDefinition;
  'colloquy.webhook.v1.WebhookService': WebhookServiceDefinition;
}

/** The content of `proto/` as a protobuf.js JSON descriptor. */
export const protoDescriptors: object = descriptors;
