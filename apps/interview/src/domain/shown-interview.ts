import type { Analysis, Interview, Subscription } from './interview';

/** Fields of an interview that clients can read. Secrets are reduced to their presence. */
export interface ShownInterview extends Pick<
  Interview,
  | 'id'
  | 'title'
  | 'interviewType'
  | 'status'
  | 'statusReason'
  | 'resumeHoldUntil'
  | 'questions'
  | 'questionGuides'
  | 'expertData'
  | 'callSubject'
  | 'scheduledAt'
  | 'completedAt'
  | 'redirectUrl'
  | 'dialInPhone'
  | 'expertTimeZone'
  | 'meetingId'
  | 'compliance'
  | 'invitation'
  | 'customVariables'
  | 'agent'
  | 'sessions'
  | 'withdrawal'
  | 'createdAt'
  | 'updatedAt'
> {
  notifications: readonly ShownSubscription[];
  analysis: ShownAnalysis | null;
}

export interface FullInterview extends ShownInterview, Pick<Interview, 'consents'> {}

export interface ShownSubscription extends Pick<Subscription, 'endpoint' | 'method'> {
  headers: readonly { name: string }[];
  /** Absent if requests are not signed. */
  signingSecret?: unknown;
}

/** An analysis without evidence, which is larger than the rest of an interview. */
export type ShownAnalysis = Omit<Analysis, 'evidence' | 'by'>;
