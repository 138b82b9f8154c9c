import type { DeliveryOutcome, DeliveryStatus, InterviewType, KnownFact } from '@colloquy/contracts';
import type { FollowedInterview, FollowUp, Unsettled } from './follow-up';
import type { Interview, PinnedAgent } from './interview';
import type { Invitation } from './invitation';
import type { InterviewLists } from './list-ports';
import type { ConductedInterview } from './note-turns';
import type { FullInterview } from './shown-interview';
import type { TurnOwner } from './turn-ports';

/** Calls that serve clients require the account id. */
export interface InterviewRepository extends InterviewLists, DueWorkRepository {
  /** Returns false if an interview with this id exists. */
  insert(interview: Interview, facts: readonly KnownFact[]): Promise<boolean>;
  find(accountId: string, id: string): Promise<Interview | undefined>;
  findConducted(accountId: string, id: string): Promise<ConductedInterview | undefined>;
  show(accountId: string, id: string): Promise<FullInterview | undefined>;
  /** Distinguishes another account's interview from an unknown one. */
  accountOf(id: string): Promise<string | undefined>;
  /** Returns false if the interview has changed since `before` was read. */
  save(before: Interview, after: Interview, facts: readonly KnownFact[]): Promise<boolean>;
  /** Marks an interview as deleted, if it has not changed since it was read; `purge` removes it later. */
  remove(interview: Interview, facts: readonly KnownFact[]): Promise<boolean>;
  /** Returns open interviews of all accounts whose meeting id has these digits, newest first. */
  withMeeting(digits: string, limit: number): Promise<DialIn[]>;
}

/** Claims due work, for which accounts take turns; each item is claimed by one replica until `leaseUntil`. */
export interface DueWorkRepository {
  claimDue(now: Date, leaseUntil: Date): Promise<DueInterview | undefined>;
  claimDueCall(now: Date, leaseUntil: Date): Promise<Pick<DueInterview, 'accountId' | 'id'> | undefined>;
  /** Schedules work on idle sessions of earlier versions, which have none. Returns whether more may be left. */
  scheduleIdle(now: Date, idleSince: Date): Promise<boolean>;
  /** Removes a deleted interview after its events have been published and their effects confirmed. */
  purge(accountId: string, id: string): Promise<void>;
}

export interface DueInterview {
  accountId: string;
  id: string;
  deleted: boolean;
}

interface DialIn {
  accountId: string;
  id: string;
  dialInPin: string | null;
}

export interface InvitationRepository {
  find(accountId: string): Promise<Invitation | undefined>;
  replace(accountId: string, invitation: Invitation): Promise<void>;
}

export interface Agents {
  /** @throws AppError `not-found`, or `invalid` if the agent cannot start an interview of this type */
  resolve(
    accountId: string,
    interviewType: InterviewType,
    agentId: string | null | undefined,
  ): Promise<PinnedAgent>;
  /** JSON text; null if the agent version has no schema. */
  extractionSchema(accountId: string, agent: PinnedAgent): Promise<string | null>;
  missingVariables(accountId: string, values: Readonly<Record<string, string>>): Promise<readonly string[]>;
  isArchived(accountId: string, agent: PinnedAgent): Promise<boolean>;
}

export interface Delivery {
  id: string;
  completion: number;
  endpointIndex: number;
  endpoint: string;
  method: string;
  status: DeliveryStatus;
  outcome: DeliveryOutcome | null;
  statusCode: number | null;
  attemptedAt: Date | null;
  durationMs: number | null;
}

export interface DeliveryDetail extends Delivery {
  /** Null if the endpoint does not give a valid request. */
  request: DeliveryRequest | null;
  /** Start of the body of the response. */
  answer: string | null;
}

interface DeliveryRequest {
  headers: readonly { name: string; value: string }[];
  /** Null if it is not the body that a notification would have now. */
  body: string | null;
}

export interface UsedEndpoint {
  deliveries: number;
  failed: number;
  latest: Delivery;
  interviewId: string;
}

export interface Deliveries {
  /** @param about.payloadJson body that a notification of the interview would have now */
  find(
    accountId: string,
    interviewId: string,
    about: { id: string; payloadJson: string },
  ): Promise<DeliveryDetail | undefined>;
  /** Latest completion first. */
  list(accountId: string, interviewId: string): Promise<Delivery[]>;
  /** Of the account's latest 1,000 deliveries; the endpoint that was used last comes first. */
  endpoints(accountId: string): Promise<UsedEndpoint[]>;
  /** Ids of interviews whose current completion has no delivery. */
  unnotified(interviews: readonly FollowedInterview[]): Promise<ReadonlySet<string>>;
  /** Ids of withdrawn interviews with deliveries whose content has not been removed. */
  unredacted(interviews: readonly FollowedInterview[]): Promise<ReadonlySet<string>>;
}

export interface Calls {
  /** Repeatable. @throws AppError `conflict` TELEPHONY_OFF if the platform makes no calls, or as `requestCall` */
  launch(ref: { accountId: string; interviewId: string }): Promise<void>;
}

export interface Ledger {
  unbooked(sessions: readonly { accountId: string; sessionId: string }[]): Promise<ReadonlySet<string>>;
}

export interface FollowUpRepository {
  /** Claims some interviews with a due follow-up until `leaseUntil`. Accounts take turns. */
  claim(now: Date, leaseUntil: Date): Promise<FollowedInterview[]>;
  /** Skips interviews with a newer announcement. */
  store(results: readonly FollowUp[], now: Date, leaseUntil: Date): Promise<void>;
  /** Since when the oldest missing effect of each kind has been missing. */
  oldest(): Promise<Unsettled>;
}

export interface MediaUrls {
  signedUrl(key: string): Promise<string>;
  /** Moves an interview's artefacts, which invalidates all signed URLs. Repeatable. */
  withdraw(owner: TurnOwner): Promise<void>;
  /** Removes an interview's artefacts, including moved ones. Repeatable. */
  removeAll(owner: TurnOwner): Promise<void>;
}

export interface TestQuota {
  /** Counts the creation of a test interview. Returns false if the account has created `most` on this UTC day. */
  take(accountId: string, now: Date, most: number): Promise<boolean>;
}
