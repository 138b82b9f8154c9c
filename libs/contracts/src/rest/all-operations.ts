import { accountOperations } from './account';
import { agentOperations } from './agent';
import { billingOperations } from './billing';
import { callOperations } from './call';
import { comparisonOperations } from './comparison';
import { exportOperations } from './exports';
import { interviewOperations } from './interview-operations';
import { invitationOperations } from './invitation';
import { liveEventOperations } from './live-events';
import type { Operation } from './operation';
import { rehearsalOperations } from './rehearsal';
import { notificationOperations } from './test-notification';
import { statisticsOperations } from './statistics';
import { voiceSampleOperations } from './voice-sample';

export const restOperations: readonly Operation[] = [
  ...interviewOperations,
  ...callOperations,
  ...exportOperations,
  ...liveEventOperations,
  ...statisticsOperations,
  ...comparisonOperations,
  ...invitationOperations,
  ...notificationOperations,
  ...agentOperations,
  ...rehearsalOperations,
  ...voiceSampleOperations,
  ...accountOperations,
  ...billingOperations,
];
