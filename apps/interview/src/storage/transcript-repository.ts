import { collectionOf, type Model, Schema } from '@colloquy/mongo';
import type { SessionTranscript, TranscriptRepository } from '../domain/ports';

/** A stored part of a transcript; `_id` is the id of the session, followed by the number of the part from 1 on. */
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
  { versionKey: false, autoIndex: false, shardKey: { accountId: 1, interviewId: 1 } },
);

/** Serves the removal of all transcripts of an interview. */
const ofInterview = { accountId: 1, interviewId: 1 } as const;

transcriptSchema.index(ofInterview);

/** Index of queries by id, which `ofInterview` might serve too. */
const byId = { _id: 1 } as const;

/** Sorts after every id that begins with a session id and a colon. */
const afterParts = ';';

const idOf = (sessionId: string, part: number) => (part === 0 ? sessionId : `${sessionId}:${part}`);

function placeOf(_id: string) {
  const [sessionId = '', part = '0'] = _id.split(':');
  return { sessionId, part: Number(part) };
}

/** Stores transcripts in parts, since a document has at most 16 MB. */
export function makeTranscriptRepository(model: Model<TranscriptDocument>): TranscriptRepository {
  const collection = () => collectionOf(model);
  return {
    async store(owner, { sessionId, part }, transcript) {
      await collection().updateOne(
        { _id: idOf(sessionId, part), ...owner },
        { $setOnInsert: { original: transcript.original, translated: transcript.translated } },
        { upsert: true, hint: byId },
      );
    },
    async list(owner, sessionIds) {
      if (sessionIds.length === 0) return new Map();
      const ids = sessionIds.map((id) => ({ _id: { $gte: id, $lt: `${id}${afterParts}` } }));
      const documents = (await collection()
        .find({ ...owner, $or: ids }, { hint: byId })
        .toArray()) as unknown as TranscriptDocument[];
      const parts = documents
        .map(({ _id, original, translated }) => ({ ...placeOf(_id), original, translated }))
        .sort((a, b) => a.part - b.part);
      const stored = [...new Set(parts.map(({ sessionId }) => sessionId))];
      return new Map(
        stored.map((id) => [id, joined(parts.filter(({ sessionId }) => sessionId === id))] as const),
      );
    },
    async removeAll(owner) {
      await collection().deleteMany({ ...owner }, { hint: ofInterview });
    },
  };
}

function joined(parts: readonly SessionTranscript[]): SessionTranscript {
  const isTranslated = parts.every(({ translated }) => translated !== null);
  return {
    original: parts.flatMap(({ original }) => original),
    translated: isTranslated ? parts.flatMap(({ translated }) => translated ?? []) : null,
  };
}
