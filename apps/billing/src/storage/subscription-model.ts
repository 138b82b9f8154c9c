import { type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { Subscription } from '../domain/subscription';

/** `_id` is the account id: an account has at most one subscription. */
export interface SubscriptionDocument extends Omit<Subscription, 'accountId' | 'dueAt'> {
  _id: string;
  dueAt?: Date;
}

const subscriptionSchema = new Schema<SubscriptionDocument>(
  { _id: String },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

// `claimDue`; all other reads and writes are by `_id`
subscriptionSchema.index({ dueAt: 1 }, { sparse: true });

export function subscriptionModel(mongo: Mongo): Model<SubscriptionDocument> {
  return mongo.model<SubscriptionDocument>('subscriptions', subscriptionSchema);
}
