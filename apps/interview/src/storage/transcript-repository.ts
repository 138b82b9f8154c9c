import { collectionOf, isDuplicateKey, type Model, Schema } from '@colloquy/mongo';
import type {
  SessionTranscript,
  TranscriptPosition,
  TranscriptRepository,
  TurnOwner,
} from '../domain/turn-ports';
import { collected } from './collected';

/** `_id` is the id of the session and the number of the part, from 1. */
interface TranscriptDocument extends Omit<SessionTranscript, 'withheld'> {
  _id: string;
  accountId: string;
  interviewId: string;
  /** Absent if nothing is withheld, and in documents of earlier versions. */
  withheld?: SessionTranscript['withheld'];
}

const mixed = Schema.Types.Mixed;

export const transcriptSchema = new Schema<TranscriptDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    interviewId: String,
    original: [mixed],
    translated: { type: [mixed], default: null },
    withheld: { type: [mixed], default: undefined },
  },
  { versionKey: false, autoIndex: false, shardKey: { accountId: 1, interviewId: 1 } },
);

const ofInterview = { accountId: 1, interviewId: 1 } as const;

transcriptSchema.index(ofInterview);

/** Queries by id, which `ofInterview` might serve too. */
const byId = { _id: 1 } as const;

const afterParts = ';';

const positionFields = { 'original.role': 1, 'original.sequence': 1, 'original.timestampSecs': 1 } as const;

const timingFields = { 'original.timestampSecs': 1, 'original.endSecs': 1, withheld: 1 } as const;

const idOf = (sessionId: string, part: number) => (part === 0 ? sessionId : `${sessionId}:${part}`);

function placeOf(_id: string) {
  const [sessionId = '', part = '0'] = _id.split(':');
  return { sessionId, part: Number(part) };
}

/** A document has at most 16 MB. */
export function makeTranscriptRepository(model: Model<TranscriptDocument>): TranscriptRepository {
  const collection = () => collectionOf(model);

  async function partsOf<T>(owner: TurnOwner, sessionIds: readonly string[], projection?: object) {
    const parts = new Map<string, T[]>();
    if (sessionIds.length === 0) return parts;
    const ids = sessionIds.map((id) => ({ _id: { $gte: id, $lt: `${id}${afterParts}` } }));
    const found = collection().find(
      { ...owner, $or: ids },
      { hint: byId, ...(projection && { projection }) },
    );
    const documents = (await collected(found)) as unknown as (T & { _id: string })[];
    for (const document of documents.sort((a, b) => placeOf(a._id).part - placeOf(b._id).part)) {
      const { sessionId } = placeOf(document._id);
      parts.set(sessionId, [...(parts.get(sessionId) ?? []), document]);
    }
    return parts;
  }

  return {
    async store(owner, { sessionId, part }, { original, translated, withheld }) {
      const texts = { original, translated, ...(withheld.length > 0 && { withheld }) };
      try {
        await collection().insertOne({ _id: idOf(sessionId, part), ...owner, ...texts });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async list(owner, sessionIds) {
      const parts = await partsOf<TranscriptDocument>(owner, sessionIds);
      return mapValues(parts, joined);
    },
    async positions(owner, sessionIds) {
      const parts = await partsOf<{ original: TranscriptPosition[] }>(owner, sessionIds, positionFields);
      return mapValues(parts, (some) => some.flatMap(({ original }) => original));
    },
    async timings(owner, sessionIds) {
      const parts = await partsOf<TranscriptDocument>(owner, sessionIds, timingFields);
      return mapValues(parts, (some) => ({
        turns: some.flatMap(({ original }) => original),
        withheld: some.flatMap(({ withheld = [] }) => withheld),
      }));
    },
    async removeAll(owner) {
      await collection().deleteMany({ ...owner }, { hint: ofInterview });
    },
  };
}

const mapValues = <T, U>(map: ReadonlyMap<string, T>, change: (value: T) => U): Map<string, U> =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

function joined(parts: readonly TranscriptDocument[]): SessionTranscript {
  const isTranslated = parts.every(({ translated }) => translated !== null);
  return {
    original: parts.flatMap(({ original }) => original),
    translated: isTranslated ? parts.flatMap(({ translated }) => translated ?? []) : null,
    withheld: parts.flatMap(({ withheld = [] }) => withheld),
  };
}
