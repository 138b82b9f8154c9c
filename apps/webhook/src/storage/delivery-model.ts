import type { DeliveryOutcome } from '@colloquy/contracts';
import { type Mongo, type Model, outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';

/** queued, then attempting, then one of the last two for ever. */
export type DeliveryState = 'queued' | 'attempting' | 'delivered' | 'failed';

/** One endpoint of one completion's notification. */
export interface DeliveryDocument extends WithOutbox {
  /** Derived from interview, completion and endpoint: the rule of one attempt is the uniqueness of this. */
  _id: string;
  accountId: string;
  interviewId: string;
  completion: number;
  endpointIndex: number;
  /** Host and port of the endpoint; absent when its URL is none. */
  host?: string;
  state: DeliveryState;
  queuedAt: Date;
  /** When the interview was completed, as far as known. */
  completedAt?: Date;
  /** The trace in which it was queued, when there is one. */
  traceparent?: string;
  /** As the subscription has it, sealed: addresses of webhooks are secrets to some. */
  endpoint: string;
  method: string;
  /** Only while queued, sealed: it may hold credentials. */
  request?: string;
  /** Tells the attempts that were begun together from those that another process began at the same time. */
  begunAs?: string;
  /** By the database's clock, as is `dueAt`; as it is known to who stores a delivery that is begun. */
  attemptedAt?: Date;
  /** Only while attempting: when the attempt counts as abandoned. */
  dueAt?: Date;
  outcome?: DeliveryOutcome;
  statusCode?: number;
  durationMs?: number;
  finishedAt?: Date;
}

const schema = new Schema<DeliveryDocument>(
  {
    _id: String,
    accountId: String,
    interviewId: String,
    completion: Number,
    endpointIndex: Number,
    host: String,
    state: String,
    queuedAt: Date,
    completedAt: Date,
    traceparent: String,
    endpoint: String,
    method: String,
    request: String,
    begunAs: String,
    attemptedAt: Date,
    dueAt: Date,
    outcome: String,
    statusCode: Number,
    durationMs: Number,
    finishedAt: Date,
    ...outboxFields,
  },
  { versionKey: false },
);
// begin: the oldest waiting delivery of the next host
schema.index({ host: 1, queuedAt: 1 }, { partialFilterExpression: { state: 'queued' } });
// list, and those of an interview that wait
schema.index({ accountId: 1, interviewId: 1, completion: -1, endpointIndex: 1 });
// forget: those that ended, oldest first
schema.index({ finishedAt: 1 }, { sparse: true });
// abandoned
schema.index({ dueAt: 1 }, { partialFilterExpression: { state: 'attempting' } });
schema.index(...outboxIndex);

/** The collection `deliveries`. */
export function deliveryModel(mongo: Mongo): Model<DeliveryDocument> {
  return mongo.model('deliveries', schema);
}
