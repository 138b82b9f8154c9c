import { collectionOf, type Model, Schema } from '@colloquy/mongo';
import type { SessionTranscript, TranscriptRepository } from '../domain/ports';

/** A cleaned transcript at rest; `_id` is the session's id. */
export interface TranscriptDocument extends SessionTranscript {
  _id: string;
  accountId: string;
  interviewId: string;
}

const mixed = Schema.Types.Mixed;

export const transcriptSchema = new Schema<TranscriptDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    interviewId: String,
    original: [mixed],
    translated: { type: [mixed], default: null },
  },
  { versionKey: false, autoIndex: false },
);

// The transcripts of an interview's sessions; all of them when it is deleted
transcriptSchema.index({ accountId: 1, interviewId: 1 });

/** Transcripts, one document a session. */
export function makeTranscriptRepository(model: Model<TranscriptDocument>): TranscriptRepository {
  const collection = () => collectionOf(model);
  return {
    async store(owner, sessionId, transcript) {
      await collection().updateOne(
        { _id: sessionId, ...owner },
        { $setOnInsert: { original: transcript.original, translated: transcript.translated } },
        { upsert: true },
      );
    },
    async list(owner, sessionIds) {
      const documents = (await collection()
        .find({ ...owner, _id: { $in: [...sessionIds] } })
        .toArray()) as unknown as TranscriptDocument[];
      return new Map(documents.map(({ _id, original, translated }) => [_id, { original, translated }]));
    },
    async removeAll(owner) {
      await collection().deleteMany({ ...owner });
    },
  };
}
