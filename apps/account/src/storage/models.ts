import type { AccountStatus, BillingType } from '@colloquy/contracts';
import { type Model, type Mongo, Schema } from '@colloquy/mongo';

interface AccountDocument {
  _id: string;
  name: string;
  status: AccountStatus;
  billingType: BillingType;
  createdAt: Date;
}

interface UserDocument {
  _id: string;
  accountId: string;
  issuer: string;
  subject: string;
  email: string;
  fullName: string;
  createdAt: Date;
}

export interface ApiKeyDocument {
  _id: string;
  accountId: string;
  userId: string;
  name: string;
  prefix: string;
  hash: string;
  /** Position of an active key among those of its user; absent once the key is revoked. */
  slot?: number;
  createdAt: Date;
  revokedAt?: Date;
}

const accountSchema = new Schema<AccountDocument>(
  { _id: String, name: String, status: String, billingType: String, createdAt: Date },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

const userSchema = new Schema<UserDocument>(
  {
    _id: String,
    accountId: String,
    issuer: String,
    subject: String,
    email: String,
    fullName: String,
    createdAt: Date,
  },
  { versionKey: false, shardKey: {} }, // not sharded: ids and subjects are both unique
);
// findBySubject; unique: one identity at the provider is one user
userSchema.index({ issuer: 1, subject: 1 }, { unique: true });
export const membersIndex = { accountId: 1, createdAt: -1, _id: 1 } as const;
userSchema.index(membersIndex);

const apiKeySchema = new Schema<ApiKeyDocument>(
  {
    _id: String,
    accountId: String,
    userId: String,
    name: String,
    prefix: String,
    hash: String,
    slot: Number,
    createdAt: Date,
    revokedAt: Date,
  },
  { versionKey: false, shardKey: {} }, // not sharded: hashes and slots are both unique
);
export const apiKeyIndexes = {
  slots: { userId: 1, slot: 1 },
  list: { userId: 1, slot: -1, createdAt: -1 },
} as const;

// findActive, findAny; unique: a key belongs to one user
apiKeySchema.index({ hash: 1 }, { unique: true });
// add: unique slots keep concurrent creates within the limit
apiKeySchema.index(apiKeyIndexes.slots, {
  unique: true,
  partialFilterExpression: { slot: { $exists: true } },
});
// list: sorts active keys first, since revoked keys have no slot
apiKeySchema.index(apiKeyIndexes.list);

export interface Models {
  accounts: Model<AccountDocument>;
  users: Model<UserDocument>;
  apiKeys: Model<ApiKeyDocument>;
  latest: Mongo['latest'];
}

export function accountModels(mongo: Mongo): Models {
  return {
    accounts: mongo.model('accounts', accountSchema),
    users: mongo.model('users', userSchema),
    apiKeys: mongo.model('apiKeys', apiKeySchema),
    latest: mongo.latest,
  };
}
