/** The closed vocabularies of the product, in one place for REST, gRPC and events. */

export const interviewTypes = ['FULL_INTERVIEW', 'VETTING_INTERVIEW'] as const;
export type InterviewType = (typeof interviewTypes)[number];

export const interviewStatuses = [
  'NOT_SCHEDULED',
  'SCHEDULED',
  'DIALING',
  'WAITING_FOR_EXPERT',
  'IN_PROGRESS',
  'COMPLETED',
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const platforms = ['WEB', 'PHONE'] as const;
export type Platform = (typeof platforms)[number];

export const disconnectReasons = [
  'completed_by_expert',
  'voice_session_disconnect',
  'user_audio_silent',
  'client_disconnect',
  'grace_period_expired',
  'switched_to_phone',
  'call_ended',
  'call_ended_early',
  'switched_to_web',
  'redialed',
  'completed_natural_end',
  'ended_by_agent_platform',
  'no_audio_received',
] as const;
export type DisconnectReason = (typeof disconnectReasons)[number];

export const agentRoles = ['ROOT', 'TRANSFER_ONLY'] as const;
export type AgentRole = (typeof agentRoles)[number];

/** To whom the agents belong that every account can use; no account has this id. */
export const systemAccountId = '00000000-0000-0000-0000-000000000000';

/** Languages an agent can speak (ISO 639-1, with `fil` as the specification writes it). */
export const languages = [
  'en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'hi', 'zh', 'ko', 'ru', 'nl', 'tr', 'sv', 'id', 'fil', 'ja',
  'uk', 'el', 'cs', 'fi', 'ro', 'da', 'bg', 'ms', 'sk', 'hr', 'ar', 'ta', 'vi', 'hu', 'no',
] as const; // prettier-ignore
export type Language = (typeof languages)[number];

/** The language with a code; English for a code that is none of ours. */
export const languageOf = (code: string | undefined): Language =>
  languages.find((language) => language === code) ?? 'en';

export const accountStatuses = ['ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const billingTypes = ['SUBSCRIPTION', 'MANUAL'] as const;
export type BillingType = (typeof billingTypes)[number];

export const subscriptionTiers = ['starter', 'growth', 'scale', 'enterprise'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled'] as const;

export const invoiceStatuses = ['DRAFT', 'ISSUED', 'PAID', 'OVERDUE', 'VOID'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const lineItemTypes = ['base', 'addon', 'overage', 'credit', 'discount', 'adjustment'] as const;
export type LineItemType = (typeof lineItemTypes)[number];

/** What an expert can want of the conversation itself. */
export const requestKinds = [
  'end', // to stop for good, now
  'withdraw', // that nothing of what was said is used
  'finish-later',
  'skip', // not to answer the open question
  'go-back', // to an earlier question
  'repeat',
  'rephrase', // the question in other words, or what a word of it means
  'wait', // a moment to think
  'are-you-human',
  'is-recorded', // whether it is, and who hears it
  'who-asks', // and why
  'how-long', // it takes, and how many questions are left
  'said-already',
  'one-more-thing',
  'off-the-record',
  'on-the-record',
  'strike',
  'change-answer', // to take back or change the last answer
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How an expert can agree to an interview. */
export const consentGivenBy = ['click', 'voice', 'key'] as const;
export type ConsentGivenBy = (typeof consentGivenBy)[number];

/** Who said a turn, as stored and delivered. */
export const turnRoles = ['agent', 'user'] as const;
export type TurnRole = (typeof turnRoles)[number];
