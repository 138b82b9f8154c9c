import { languageOf } from '@colloquy/contracts';
import { collectionOf, deleteAll, type Model } from '@colloquy/mongo';
import type { PhoneCall, PhoneCallRepository } from '../domain/phone-ports';
import { ofInterview, type PhoneCallDocument } from './phone-call-model';

const maxOthers = 20;
/** Each change that may happen only once is a conditional update of one document. */
export function makePhoneCallRepository(model: Model<PhoneCallDocument>): PhoneCallRepository {
  const collection = () => collectionOf(model);
  return {
    async create({ callId, ...call }) {
      const { accountId, interviewId, kind, language, digits, sid } = call;
      const fresh = { nonce: null, streamedAt: null, connectedAt: null, outcome: null };
      await collection().updateOne(
        { _id: callId },
        {
          $setOnInsert: {
            accountId,
            interviewId,
            kind,
            language,
            digits,
            sid,
            ...fresh,
            createdAt: new Date(),
          },
        },
        { upsert: true },
      );
    },
    async find(callId) {
      const found = await collection().findOne({ _id: callId });
      return found ? toCall(found) : undefined;
    },
    async setSid(callId, sid) {
      await collection().updateOne({ _id: callId }, { $set: { sid } });
    },
    async issue(callId, nonce) {
      await collection().updateOne({ _id: callId }, { $set: { nonce } });
    },
    async redeem(callId, nonce) {
      const found = await collection().findOneAndUpdate(
        { _id: callId, nonce, outcome: null },
        [{ $set: { nonce: null, streamedAt: { $ifNull: ['$streamedAt', '$$NOW'] } } }],
        { returnDocument: 'after' },
      );
      return found ? toCall(found) : undefined;
    },
    async connected(callId) {
      await collection().updateOne({ _id: callId }, [
        { $set: { connectedAt: { $ifNull: ['$connectedAt', '$$NOW'] } } },
      ]);
    },
    async settle(callId, outcome) {
      const { modifiedCount } = await collection().updateOne(
        { _id: callId, outcome: null },
        { $set: { outcome, nonce: null } },
      );
      return modifiedCount === 1;
    },
    async others(interviewId, callId) {
      const found = await collection()
        .find({ interviewId, _id: { $ne: callId }, outcome: null }, { hint: ofInterview })
        .sort({ createdAt: -1 })
        .limit(maxOthers)
        .toArray();
      return found.map(toCall);
    },
    countSince: (interviewId, kind, since) =>
      collection().countDocuments({ interviewId, kind, createdAt: { $gte: since } }, { hint: ofInterview }),
    async forget(before) {
      await deleteAll(model, { createdAt: { $lt: before } });
    },
  };
}

function toCall({ _id, nonce: _nonce, ...call }: PhoneCallDocument): PhoneCall {
  return { callId: _id, ...call, language: languageOf(call.language) };
}
