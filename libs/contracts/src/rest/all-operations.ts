import { accountOperations } from './account';
import { agentOperations } from './agent';
import { billingOperations } from './billing';
import { interviewOperations } from './interview-operations';
import { invitationOperations } from './invitation';
import type { Operation } from './operation';

export const restOperations: readonly Operation[] = [
  ...interviewOperations,
  ...invitationOperations,
  ...agentOperations,
  ...accountOperations,
  ...billingOperations,
];
