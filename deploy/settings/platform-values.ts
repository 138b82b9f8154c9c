import type { Service } from './schemas';

export const httpPort = 8080;
export const grpcPort = 50051;

const grpcAt = (service: Service) => `${service}-grpc:${grpcPort}`;
const httpAt = (service: Service) => `http://${service}:${httpPort}`;

/** Settings whose values follow from the manifests and are the same in every installation. */
export const platformValues: Readonly<Record<string, string>> = {
  INTERVIEW_GRPC: grpcAt('interview'),
  AGENT_GRPC: grpcAt('agent'),
  ACCOUNT_GRPC: grpcAt('account'),
  BILLING_GRPC: grpcAt('billing'),
  WEBHOOK_GRPC: grpcAt('webhook'),
  CONVERSATION_GRPC: grpcAt('conversation'),
  WEB_CHANNEL_GRPC: grpcAt('conversation'),
  PHONE_CHANNEL_GRPC: grpcAt('conversation'),
  INTERVIEW_URL: httpAt('interview'),
  AGENT_URL: httpAt('agent'),
  ACCOUNT_URL: httpAt('account'),
  BILLING_URL: httpAt('billing'),
  JOIN_DIR: '/app/join',
  CONSOLE_DIR: '/app/console',
};
