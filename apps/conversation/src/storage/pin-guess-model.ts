import { type Model, type Mongo, Schema } from '@colloquy/mongo';

/** How often something was guessed at: by one caller, or at one meeting. */
export interface PinGuessDocument {
  _id: string;
  /** Tries since the period began that were wrong, or are being looked at. */
  tries: number;
  /** When the period ends; what is older counts as none. */
  until: Date;
}

const schema = new Schema<PinGuessDocument>(
  { _id: String, tries: Number, until: Date },
  { versionKey: false },
);

// forgotten by the server when their period is over, and by `forget` where it does not do that
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** The collection of guesses; found by id. */
export function pinGuessModel(mongo: Mongo): Model<PinGuessDocument> {
  return mongo.model('pinGuesses', schema);
}
