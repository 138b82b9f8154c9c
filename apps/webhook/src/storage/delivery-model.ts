import type { DeliveryOutcome } from '@colloquy/contracts';
import { type Mongo, type Model, outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';

/** `queued`, then `attempting`, then finally `delivered` or `failed`. */
export type DeliveryState = 'queued' | 'attempting' | 'delivered' | 'failed';

export interface DeliveryDocument extends WithOutbox {
  /** Derived from interview, completion and endpoint; its uniqueness ensures that there is only one attempt. */
  _id: string;
  accountId: string;
  interviewId: string;
  completion: number;
  endpointIndex: number;
  /** Host and port of the endpoint; absent if its URL is invalid. */
  host?: string;
  state: DeliveryState;
  /** Only of queued deliveries: a lower turn goes first, so that the accounts that share a host take turns. */
  turn?: number;
  queuedAt: Date;
  completedAt?: Date;
  traceparent?: string;
  /** URL as given in the subscription, encrypted: some clients treat it as a secret. */
  endpoint: string;
  method: string;
  /** Only while queued; encrypted, because it may contain credentials. */
  request?: string;
  /** Id of the write that began the attempt; distinguishes the writes of concurrent processes. */
  begunAs?: string;
  /** By the database's clock, like `dueAt`; by the service's clock if the attempt began at insertion. */
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
    turn: Number,
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
  { versionKey: false, shardKey: { _id: 'hashed' } },
);
// `nextHost` and `begin`: the queued deliveries of a host in their order
schema.index({ host: 1, turn: 1, queuedAt: 1 }, { partialFilterExpression: { state: 'queued' } });
// `list` and `changeQueued`
schema.index({ accountId: 1, interviewId: 1, completion: -1, endpointIndex: 1 });
// `forget`: the oldest finished deliveries
schema.index({ finishedAt: 1 }, { sparse: true });
// `abandoned`
schema.index({ dueAt: 1 }, { partialFilterExpression: { state: 'attempting' } });
schema.index(...outboxIndex);

export function deliveryModel(mongo: Pick<Mongo, 'model'>): Model<DeliveryDocument> {
  return mongo.model('deliveries', schema);
}
