import { type Model, type Mongo, Schema } from '@colloquy/mongo';

export interface PinGuessDocument {
  _id: string;
  /** Attempts of this period that were wrong or are being checked. */
  tries: number;
  until: Date;
}

const schema = new Schema<PinGuessDocument>(
  { _id: String, tries: Number, until: Date },
  { versionKey: false, shardKey: { _id: 'hashed' } },
);

// expiry by the server; `forget` deletes where the server has no TTL monitor
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

export function pinGuessModel(mongo: Mongo): Model<PinGuessDocument> {
  return mongo.model('pinGuesses', schema);
}
