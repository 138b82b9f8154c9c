import type { InterviewStatus } from '@colloquy/contracts';
import { outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';
import type { Unsettled } from '../domain/follow-up';
import type { Interview, Session } from '../domain/interview';

/** Header values of subscriptions are encrypted. */
export interface InterviewDocument
  extends Omit<Interview, 'id' | 'completedAt' | 'dueAt' | 'callDueAt'>, WithOutbox, Counted {
  _id: string;
  completedAt?: Date;
  dueAt?: Date;
  callDueAt?: Date;
  /** Present until the effects of the announced changes are confirmed. */
  followUp?: StoredFollowUp;
  meetingDigits?: string;
  searchKey: string;
  /** Absent in documents of earlier versions until they are indexed. */
  trigrams?: string[];
  /** See `listEntriesOf`. Absent in documents of earlier versions until they are indexed. */
  facets?: string[];
  /** The finding on each question and the scores. See `listEntriesOf`. */
  outcomes?: string[];
}

interface StoredFollowUp {
  at: Date;
  /** Since the last announced change; absent: 0. */
  count?: number;
  /** Since when the oldest effect of each kind has been missing. */
  unsettled?: Unsettled;
  since?: Date;
}

interface Counted {
  /** Absent: uncounted. */
  counted?: true;
  /** Absent: not included in the counters. */
  countedAs?: InterviewStatus;
  /** Revision of the counters that last changed these fields. */
  countedIn?: number;
}

/** Remainder of a deleted interview, without personal data, until the effects in other services are confirmed. */
export interface Tombstone extends WithOutbox, Counted {
  _id: string;
  accountId: string;
  deleted: true;
  dueAt: Date;
  trigrams: [];
  facets: [];
  /** Present, like `sessions` and `redaction`, until billing and webhook have confirmed their effects. */
  followUp?: StoredFollowUp;
  sessions?: readonly Session[];
  /** Present if notifications may precede the withdrawal; another field than `withdrawal`, which lists select. */
  redaction?: { analysedAt: Date; at: Date; eraseAt: Date };
  isTest?: boolean;
}

/** Excludes tombstones. Queries need it unless their index or another condition excludes them. */
export const notDeleted = { deleted: { $exists: false } } as const;

/** Condition on `isTest`. Interviews of earlier versions have no such field. */
export const notTest = { $ne: true } as const;

const mixed = Schema.Types.Mixed;

export const interviewSchema = new Schema<InterviewDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    version: Number,
    title: String,
    interviewType: String,
    callSubject: String,
    objective: String,
    extractionSchema: String,
    expertData: mixed,
    questions: [String],
    questionGuides: [mixed],
    status: String,
    statusReason: String,
    scheduledAt: Date,
    completedAt: Date,
    resumeHoldUntil: Date,
    redirectUrl: String,
    dialInPhone: String,
    expertTimeZone: String,
    meetingId: String,
    dialInPin: String,
    compliance: String,
    invitation: mixed,
    customVariables: mixed,
    isTest: Boolean,
    notifications: [mixed],
    agent: mixed,
    sessions: [mixed],
    chosenByClient: Boolean,
    completion: Number,
    sessionSwitches: [mixed],
    analysis: mixed,
    analysisRequests: [mixed],
    handoffs: [mixed],
    consents: [mixed],
    withdrawal: mixed,
    lastActivityAt: Date,
    call: mixed,
    callDueAt: Date,
    meetingDigits: String,
    dueAt: Date,
    followUp: mixed,
    createdAt: Date,
    updatedAt: Date,
    searchKey: String,
    trigrams: { type: [String], default: undefined },
    facets: { type: [String], default: undefined },
    outcomes: { type: [String], default: undefined },
    counted: Boolean,
    countedAs: String,
    countedIn: Number,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, shardKey: { accountId: 1 } },
);

/**
 * All queries pass their index as a hint: without one the planner runs a trial of the candidates, and the database
 * engine of the one-machine platform fails if the trial is inconclusive.
 */
export const indexes = {
  id: { _id: 1 },
  /** List, counts by creation, and searches for frequent terms of one or two characters. */
  newest: { accountId: 1, createdAt: -1, _id: -1, searchKey: 1, isTest: 1 },
  /** List by status, and searches for frequent terms in it. */
  newestByStatus: { accountId: 1, status: 1, createdAt: -1, _id: -1, searchKey: 1 },
  /** Searches. Entries begin with the account: see `searchEntries`. */
  search: { trigrams: 1, createdAt: -1 },
  /** Incremental sync. */
  completions: { accountId: 1, completedAt: 1 },
  /** Counts and distributions of completed interviews. */
  completed: { accountId: 1, completedAt: 1, createdAt: 1, isTest: 1 },
  /** The same for one agent, and comparisons of its latest interviews. */
  completedOfAgent: { accountId: 1, 'agent.agentId': 1, completedAt: 1, createdAt: 1, isTest: 1 },
  /** List and counts of an agent. */
  createdOfAgent: { accountId: 1, 'agent.agentId': 1, createdAt: 1, status: 1, _id: 1, isTest: 1 },
  /** List by agent version, channel and language, and their combinations, with or without a status. */
  facets: { facets: 1, accountId: 1, status: 1, createdAt: -1, _id: -1 },
  /** The same by completion. */
  completedByFacet: { facets: 1, accountId: 1, completedAt: 1, createdAt: 1 },
  /** List by the findings on questions and by scores. */
  outcomes: { outcomes: 1, accountId: 1, completedAt: 1, 'agent.agentId': 1 },
  /** Lists and counts of withdrawn interviews, and how many of the completed ones are withdrawn. */
  withdrawn: { accountId: 1, 'withdrawal.at': 1, 'agent.agentId': 1, completedAt: 1, isTest: 1 },
  /** List of test interviews, and how many tests a list leaves out. */
  tests: { accountId: 1, isTest: 1, createdAt: -1, _id: -1, status: 1, completedAt: 1 },
  /** List of abandoned interviews. */
  inProgress: { accountId: 1, status: 1, createdAt: -1, _id: -1, lastActivityAt: 1, 'agent.agentId': 1 },
  uncounted: { accountId: 1, counted: 1 },
  /** List of active interviews; stats, without fetching documents. */
  activity: { accountId: 1, status: 1, lastActivityAt: 1 },
  /** Completions, withdrawals and purges. */
  due: { dueAt: 1 },
  dueOfAccount: { accountId: 1, dueAt: 1 },
  followUps: { 'followUp.at': 1 },
  followUpsOfAccount: { accountId: 1, 'followUp.at': 1 },
  unsettled: { 'followUp.since': 1 },
  dueCalls: { callDueAt: 1 },
  dueCallsOfAccount: { accountId: 1, callDueAt: 1 },
  /** Dial-ins. */
  meetings: { meetingDigits: 1, createdAt: -1 },
} as const;

interviewSchema.index(indexes.newest);
interviewSchema.index(indexes.newestByStatus);
interviewSchema.index(indexes.search);
// unique, so that an incremental sync with `completedAfter` neither misses nor repeats a completion
interviewSchema.index(indexes.completions, {
  unique: true,
  partialFilterExpression: { completedAt: { $gt: new Date(0) } },
});
const completedOnly = { partialFilterExpression: { completedAt: { $gt: new Date(0) } } };
interviewSchema.index(indexes.completed, completedOnly);
interviewSchema.index(indexes.completedOfAgent, completedOnly);
interviewSchema.index(indexes.createdOfAgent);
interviewSchema.index(indexes.facets);
interviewSchema.index(indexes.completedByFacet, completedOnly);
interviewSchema.index(indexes.outcomes, completedOnly);
interviewSchema.index(indexes.inProgress, { partialFilterExpression: { status: 'IN_PROGRESS' } });
interviewSchema.index(indexes.withdrawn, {
  partialFilterExpression: { 'withdrawal.at': { $gt: new Date(0) } },
});
interviewSchema.index(indexes.tests, { partialFilterExpression: { isTest: true } });
interviewSchema.index(indexes.uncounted);
interviewSchema.index(indexes.activity);
interviewSchema.index(indexes.due, { sparse: true });
interviewSchema.index(indexes.followUps, { sparse: true });
interviewSchema.index(indexes.unsettled, { sparse: true });
interviewSchema.index(indexes.dueCalls, { sparse: true });
interviewSchema.index(indexes.dueOfAccount, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });
interviewSchema.index(indexes.followUpsOfAccount, {
  partialFilterExpression: { 'followUp.at': { $gt: new Date(0) } },
});
interviewSchema.index(indexes.dueCallsOfAccount, {
  partialFilterExpression: { callDueAt: { $gt: new Date(0) } },
});
interviewSchema.index(indexes.meetings, { partialFilterExpression: { meetingDigits: { $gt: '' } } });
interviewSchema.index(...outboxIndex);

/** Forms of indexes in earlier versions. */
export const retiredIndexes = [
  'deletedFrom_1',
  'accountId_1_createdAt_-1__id_-1_searchKey_1',
  'accountId_1_completedAt_1_createdAt_1',
  'accountId_1_agent.agentId_1_completedAt_-1',
  'accountId_1_agent.agentId_1_completedAt_1_createdAt_1',
  'accountId_1_agent.agentId_1_createdAt_1',
  'accountId_1_agent.agentId_1_createdAt_1_status_1',
  'accountId_1_agent.agentId_1_createdAt_1_status_1__id_1',
  'accountId_1_withdrawal.at_1_agent.agentId_1',
  'accountId_1_withdrawal.at_1_agent.agentId_1_completedAt_1',
  'accountId_1_isTest_1_createdAt_1',
  'facets_1_accountId_1_createdAt_-1__id_-1_status_1',
] as const;
