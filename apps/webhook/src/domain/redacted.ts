import type { NotificationView } from '@colloquy/contracts';
import type { OutgoingRequest } from './request';

const cleared = {
  success: false,
  qualityScore: null,
  qualityReasons: null,
  qualityScoredAt: null,
  qualityEndedEarly: null,
  qualityExpertDisengaged: null,
  agentScore: null,
  agentReasons: null,
  analysedBy: null,
} satisfies Partial<NotificationView>;

export function redacted(request: OutgoingRequest): OutgoingRequest {
  return { ...request, body: JSON.stringify({ ...(JSON.parse(request.body) as object), ...cleared }) };
}
