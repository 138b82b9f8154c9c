import type { InterviewStatus } from '@colloquy/contracts';
import { outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';
import type { Unsettled } from '../domain/follow-up';
import type { Interview } from '../domain/interview';

/** A stored interview. `_id` is the id; header values of subscriptions are encrypted. */
export interface InterviewDocument
  extends Omit<Interview, 'id' | 'completedAt' | 'dueAt' | 'callDueAt'>, WithOutbox, Counted {
  _id: string;
  completedAt?: Date;
  dueAt?: Date;
  callDueAt?: Date;
  /** Present until the effects of the announced changes are confirmed. */
  followUp?: StoredFollowUp;
  /** Digits of the meeting id, while the interview accepts dial-ins. */
  meetingDigits?: string;
  searchKey: string;
  /** Entries of the search index; absent in documents of earlier versions, until they are indexed. */
  trigrams?: string[];
}

/** The next follow-up of an interview. */
export interface StoredFollowUp {
  at: Date;
  /** Follow-ups since the last announced change; absent: 0. */
  count?: number;
  /** Missing effects that the last follow-up found, and since when the oldest one has been missing. */
  unsettled?: Unsettled;
  since?: Date;
}

/** Part of an interview in the counters of its account. */
export interface Counted {
  /** Set while the counters include the interview in its current status; absent: uncounted. */
  counted?: true;
  /** Status in which the counters include the interview; absent: not included. */
  countedAs?: InterviewStatus;
  /** Revision of the counters that last changed these fields. */
  countedIn?: number;
}

/** Remainder of a deleted interview until its artefacts are removed. Contains no personal data. */
export interface Tombstone extends WithOutbox, Counted {
  _id: string;
  accountId: string;
  deleted: true;
  dueAt: Date;
  /** Empty: nothing to index. */
  trigrams: [];
}

/** Excludes tombstones. Queries need it unless their index or another condition excludes them. */
export const notDeleted = { deleted: { $exists: false } } as const;

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
    counted: Boolean,
    countedAs: String,
    countedIn: Number,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, shardKey: { accountId: 1 } },
);

/**
 * Index of each query. All queries pass their index as a hint: without one the planner runs a trial of the candidates,
 * and the database engine of the one-machine platform fails if the trial is inconclusive.
 */
export const indexes = {
  id: { _id: 1 },
  /** List, newest first, and searches for frequent terms of one or two characters, which fetch matches only. */
  newest: { accountId: 1, createdAt: -1, _id: -1, searchKey: 1 },
  /** List by status, and searches for frequent terms in it. */
  newestByStatus: { accountId: 1, status: 1, createdAt: -1, _id: -1, searchKey: 1 },
  /** Searches, and interviews that are not in this index yet. Entries begin with the account: see `searchEntries`. */
  search: { trigrams: 1, createdAt: -1 },
  /** Incremental sync. */
  completions: { accountId: 1, completedAt: 1 },
  /** Completed interviews over time, by index keys, and their distributions. */
  completed: { accountId: 1, completedAt: 1, createdAt: 1 },
  /** The same of one agent, and its latest completions, to compare them. */
  completedOfAgent: { accountId: 1, 'agent.agentId': 1, completedAt: 1, createdAt: 1 },
  /** Created interviews of one agent over time, by index keys. */
  createdOfAgent: { accountId: 1, 'agent.agentId': 1, createdAt: 1 },
  /** Withdrawn interviews over time, by index keys. */
  withdrawn: { accountId: 1, 'withdrawal.at': 1, 'agent.agentId': 1 },
  /** Uncounted interviews and tombstones of an account. */
  uncounted: { accountId: 1, counted: 1 },
  /** Stats, without fetching documents. */
  activity: { accountId: 1, status: 1, lastActivityAt: 1 },
  /** Claims of interviews to complete, withdrawals to work on and tombstones to purge. */
  due: { dueAt: 1 },
  /** Claims of due follow-ups. */
  followUps: { 'followUp.at': 1 },
  /** The oldest missing effects. */
  unsettled: { 'followUp.since': 1 },
  /** Claims of due calls. */
  dueCalls: { callDueAt: 1 },
  /** Dial-ins: interviews of a conference, newest first. */
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
interviewSchema.index(indexes.withdrawn, {
  partialFilterExpression: { 'withdrawal.at': { $gt: new Date(0) } },
});
interviewSchema.index(indexes.uncounted);
interviewSchema.index(indexes.activity);
interviewSchema.index(indexes.due, { sparse: true });
interviewSchema.index(indexes.followUps, { sparse: true });
interviewSchema.index(indexes.unsettled, { sparse: true });
interviewSchema.index(indexes.dueCalls, { sparse: true });
interviewSchema.index(indexes.meetings, { partialFilterExpression: { meetingDigits: { $gt: '' } } });
interviewSchema.index(...outboxIndex);
