/** The closed vocabularies of REST, gRPC and events. */

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

/** Owner of the system agents, which every account can use. No account has this id. */
export const systemAccountId = '00000000-0000-0000-0000-000000000000';

/** Languages that an agent can speak (ISO 639-1, with `fil` as in the specification). */
export const languages = [
  'en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'hi', 'zh', 'ko', 'ru', 'nl', 'tr', 'sv', 'id', 'fil', 'ja',
  'uk', 'el', 'cs', 'fi', 'ro', 'da', 'bg', 'ms', 'sk', 'hr', 'ar', 'ta', 'vi', 'hu', 'no',
] as const; // prettier-ignore
export type Language = (typeof languages)[number];

/** Returns the language with this code, or English if the platform does not support the code. */
export const languageOf = (code: string | undefined): Language =>
  languages.find((language) => language === code) ?? 'en';

export const accountStatuses = ['ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Why words are not delivered: said off the record, taken back, masked, or by an expert who withdrew the consent. */
export const withholdingReasons = ['off_the_record', 'taken_back', 'personal_data', 'withdrawn'] as const;
export type WithholdingReason = (typeof withholdingReasons)[number];

/** Roles of callers of the REST API; a viewer can only read. */
export const callerRoles = ['administrator', 'viewer'] as const;

export const billingTypes = ['SUBSCRIPTION', 'MANUAL'] as const;
export type BillingType = (typeof billingTypes)[number];

export const subscriptionTiers = ['starter', 'growth', 'scale', 'enterprise'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled'] as const;

export const invoiceStatuses = ['DRAFT', 'ISSUED', 'PAID', 'OVERDUE', 'VOID'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const lineItemTypes = ['base', 'addon', 'overage', 'credit', 'discount', 'adjustment'] as const;
export type LineItemType = (typeof lineItemTypes)[number];

/** Requests of an expert about the conversation itself. */
export const requestKinds = [
  'end', // stop now and for good
  'withdraw', // withdraw the consent
  'finish-later',
  'skip', // leave the open question unanswered
  'go-back', // return to an earlier question
  'repeat',
  'rephrase', // the question in other words, or the meaning of a word
  'wait', // time to think
  'are-you-human',
  'is-recorded', // is it recorded, and who listens
  'who-asks', // who asks, and why
  'how-long', // duration, and number of questions left
  'said-already',
  'one-more-thing',
  'off-the-record',
  'on-the-record',
  'strike',
  'change-answer', // take back or change the last answer
  'other-language', // go on in another language
  'question', // any other question to the interviewer, in place of an answer
] as const;
export type RequestKind = (typeof requestKinds)[number];

export const consentGivenBy = ['click', 'voice', 'key'] as const;
export type ConsentGivenBy = (typeof consentGivenBy)[number];

/** How far the expert answered a question; `refused`: it was put and got no answer, for whatever reason. */
export const verdicts = ['answered', 'partly', 'refused', 'not_asked'] as const;
export type Verdict = (typeof verdicts)[number];

/** How an expert means a claim: as an own statement, as the words of others, as a supposition, or as a denial. */
export const stances = ['asserted', 'reported', 'hypothetical', 'denied'] as const;
export type Stance = (typeof stances)[number];

/** Speakers of a turn, as stored and delivered. */
export const turnRoles = ['agent', 'user'] as const;
export type TurnRole = (typeof turnRoles)[number];
