import type { NotificationView } from '@colloquy/contracts';
import type { OutgoingRequest } from './request';

/** What a notification says of an interview whose expert has withdrawn the consent. */
const nothing = {
  success: false,
  qualityScore: null,
  qualityReasons: null,
  qualityScoredAt: null,
  qualityEndedEarly: null,
  qualityExpertDisengaged: null,
  agentScore: null,
  agentReasons: null,
} satisfies Partial<NotificationView>;

/** The same request, of which the body says nothing of what the expert said. */
export function concealed(request: OutgoingRequest): OutgoingRequest {
  return { ...request, body: JSON.stringify({ ...(JSON.parse(request.body) as object), ...nothing }) };
}
