import type { ServiceHandlers } from '@colloquy/grpc';
import type { Clock } from '@colloquy/kernel';
import type { UseCases } from '../use-cases';
import { analysisHandlers } from './analysis-handlers';
import { callHandlers } from './call-handlers';
import { comparisonHandlers } from './comparison-handlers';
import { consentHandlers } from './consent-handlers';
import { handoffHandlers } from './handoff-handlers';
import { notificationHandlers } from './notification-handlers';
import { sessionHandlers } from './session-handlers';

export const interviewHandlers = (
  useCases: UseCases,
  clock: Clock,
): ServiceHandlers<'colloquy.interview.v1.InterviewService'> => ({
  ...sessionHandlers(useCases),
  ...callHandlers(useCases),
  ...handoffHandlers(useCases),
  ...consentHandlers(useCases),
  ...analysisHandlers(useCases, clock),
  ...comparisonHandlers(useCases),
  ...notificationHandlers(useCases),
});
