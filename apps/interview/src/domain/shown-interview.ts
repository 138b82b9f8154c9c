import type { Interview, Subscription } from './interview';
import type { Analysis } from './analysis';

/** Secrets are reduced to their presence. */
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
  | 'objective'
  | 'scheduledAt'
  | 'completedAt'
  | 'redirectUrl'
  | 'dialInPhone'
  | 'expertTimeZone'
  | 'meetingId'
  | 'compliance'
  | 'invitation'
  | 'customVariables'
  | 'isTest'
  | 'agent'
  | 'sessions'
  | 'withdrawal'
  | 'createdAt'
  | 'updatedAt'
> {
  notifications: readonly ShownSubscription[];
  analysis: ShownAnalysis | null;
}

export interface FullInterview
  extends ShownInterview, Pick<Interview, 'consents' | 'extractionSchema' | 'analysisRequests'> {
  analysis: (ShownAnalysis & Pick<Analysis, 'findings' | 'extraction'>) | null;
}

interface ShownSubscription extends Pick<Subscription, 'endpoint' | 'method'> {
  headers: readonly { name: string }[];
  signingSecret?: unknown;
}

/** Without evidence, findings and extraction, which may be larger than the rest of an interview. */
type ShownAnalysis = Omit<Analysis, 'evidence' | 'findings' | 'extraction' | 'firstGeneratedAt'>;
