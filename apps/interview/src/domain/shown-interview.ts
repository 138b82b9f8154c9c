import type { Analysis, Interview, Subscription } from './interview';

/** What clients are shown of an interview. Of what is secret, that it is there. */
export interface ShownInterview extends Pick<
  Interview,
  | 'id'
  | 'title'
  | 'interviewType'
  | 'status'
  | 'statusReason'
  | 'resumeHoldUntil'
  | 'questions'
  | 'expertData'
  | 'callSubject'
  | 'scheduledAt'
  | 'completedAt'
  | 'redirectUrl'
  | 'dialInPhone'
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

/** What clients are shown of one interview alone. */
export interface FullInterview extends ShownInterview, Pick<Interview, 'consents'> {}

/** A subscription without the values of its headers. */
export interface ShownSubscription extends Pick<Subscription, 'endpoint' | 'method'> {
  headers: readonly { name: string }[];
  /** Absent: requests are not signed. */
  signingSecret?: unknown;
}

/** An analysis without what it rests on, which is longer than the rest of an interview. */
export type ShownAnalysis = Omit<Analysis, 'evidence' | 'by'>;
