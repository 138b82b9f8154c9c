import type { DeliveryOutcome } from '@colloquy/contracts';
import { type Mongo, type Model, outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';

type DeliveryState = 'queued' | 'attempting' | 'delivered' | 'failed';

export interface DeliveryDocument extends WithOutbox {
  /** Derived from interview, completion and endpoint, so there is only one attempt. */
  _id: string;
  accountId: string;
  interviewId: string;
  completion: number;
  endpointIndex: number;
  /** Host and port; absent if the URL is invalid. */
  host?: string;
  state: DeliveryState;
  /** Only while queued. Lower turns go first, so that accounts share a host. */
  turn?: number;
  queuedAt: Date;
  completedAt?: Date;
  traceparent?: string;
  /** Encrypted: some clients treat the URL as a secret. */
  endpoint: string;
  method: string;
  /** Only while queued; encrypted, may contain credentials. */
  request?: string;
  /** Digest of the request's body, see `RequestTrace`; absent if the endpoint breaks a rule. */
  bodyDigest?: string;
  customHeaders?: string[];
  isSigned?: boolean;
  /** Start of the body of the response; encrypted. */
  answer?: string;
  /** No response may be stored after a withdrawal of consent. */
  isRedacted?: true;
  /** Distinguishes the writes of concurrent processes. */
  begunAs?: string;
  /** By the database's clock, like `dueAt`; by the service's clock if the attempt began at insertion. */
  attemptedAt?: Date;
  /** Only while attempting: end of the time for an attempt. */
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
    bodyDigest: String,
    customHeaders: { type: [String], default: undefined },
    isSigned: Boolean,
    answer: String,
    isRedacted: Boolean,
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
// `nextHost` and `begin`
schema.index({ host: 1, turn: 1, queuedAt: 1 }, { partialFilterExpression: { state: 'queued' } });
// `list`, `redact` and `unredacted`
export const byInterview = { accountId: 1, interviewId: 1, completion: -1, endpointIndex: 1 } as const;
schema.index(byInterview);
// `recent`
export const byAccount = { accountId: 1, queuedAt: -1 } as const;
schema.index(byAccount);
// `forget`
export const byEnd = { finishedAt: 1 } as const;
schema.index(byEnd, { sparse: true });
// `abandoned`
schema.index({ dueAt: 1 }, { partialFilterExpression: { state: 'attempting' } });
schema.index(...outboxIndex);

export function deliveryModel(mongo: Pick<Mongo, 'model'>): Model<DeliveryDocument> {
  return mongo.model('deliveries', schema, { retiredIndexes: ['host_1_queuedAt_1'] });
}
