import type { DeliveryOutcome, TestNotificationView } from '@colloquy/contracts';
import type { Subscription } from './interview';

export interface TestResult {
  outcome: DeliveryOutcome;
  /** Absent if no response arrived. */
  statusCode?: number;
  durationMs: number;
}

export interface TestNotifications {
  /** @throws AppError `rate-limited` TEST_TOO_SOON, `unavailable` if the service does not respond */
  send(accountId: string, endpoint: Subscription, payload: TestNotificationView): Promise<TestResult>;
}

const noInterview = '00000000-0000-0000-0000-000000000000';

/** @param baseUrl public address of the API */
export function testNotification(baseUrl: string, now: Date): TestNotificationView {
  const address = `${baseUrl}/api/interviews/${noInterview}`;
  return {
    isTest: true,
    interviewId: noInterview,
    success: true,
    completedAt: now.toISOString(),
    transcriptionUrl: `${address}/transcription`,
    audioUrl: `${address}/audio`,
    qualityScore: 75,
    qualityReasons: ['This is a test notification. No interview has completed.'],
    qualityScoredAt: now.toISOString(),
    qualityEndedEarly: false,
    qualityExpertDisengaged: false,
    agentScore: 96,
    agentReasons: ['This is a test notification. No interview has completed.'],
    analysedBy: 'embedded',
  };
}
