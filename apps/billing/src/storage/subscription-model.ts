import { type Model, type Mongo, Schema } from '@colloquy/mongo';
import type { Subscription } from '../domain/subscription';

/** A subscription as it is stored; `_id` is the account's id, so that an account has one. */
export interface SubscriptionDocument extends Omit<Subscription, 'accountId' | 'dueAt'> {
  _id: string;
  /** Absent: nothing is expected. */
  dueAt?: Date;
}

const subscriptionSchema = new Schema<SubscriptionDocument>({ _id: String }, { versionKey: false });

// claimDue: the one that has been due longest; every other read and write is by _id
subscriptionSchema.index({ dueAt: 1 }, { sparse: true });

export function subscriptionModel(mongo: Mongo): Model<SubscriptionDocument> {
  return mongo.model<SubscriptionDocument>('subscriptions', subscriptionSchema);
}
