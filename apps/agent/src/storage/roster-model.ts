import { type Model, type Mongo, outboxFields, outboxIndex, Schema, type WithOutbox } from '@colloquy/mongo';
import type { Roster } from '../domain/roster';

/** `_id` is the account id. */
export interface RosterDocument extends Omit<Roster, 'accountId'>, WithOutbox {
  _id: string;
}

const rosterSchema = new Schema<RosterDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    agents: { type: [Object], required: true },
    defaults: { type: Object, required: true },
    variables: { type: [Object], required: true },
    rules: { type: [Object], required: true },
    ...outboxFields,
  },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

// the relay; every other access is by _id
rosterSchema.index(...outboxIndex);

export function rosterModel(mongo: Mongo): Model<RosterDocument> {
  return mongo.model<RosterDocument>('rosters', rosterSchema);
}
