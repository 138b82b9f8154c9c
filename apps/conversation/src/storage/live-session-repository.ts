import { collectionOf, type Model } from '@colloquy/mongo';
import type { Claim, Held, LiveSession, LiveSessions } from '../domain/ports';
import type { LiveSessionDocument } from './live-session-model';

/** Live sessions in MongoDB. Every change of owner is one conditional update of one document. */
export function makeLiveSessionRepository(model: Model<LiveSessionDocument>): LiveSessions {
  const collection = () => collectionOf(model);

  /** The last owner's client counts as connected until that owner was last seen, and as gone since. */
  async function take(filter: object, claim: Claim): Promise<LiveSession | undefined> {
    const sinceConnected = { $max: [0, { $subtract: ['$seenAt', '$connectedSince'] }] };
    const connectedNow = { $cond: [{ $eq: ['$connectedSince', null] }, 0, sinceConnected] };
    const found = await collection().findOneAndUpdate(
      filter,
      [
        {
          $set: {
            owner: claim.owner,
            leaseUntil: claim.leaseUntil,
            seenAt: claim.now,
            connectedSince: null,
            connectedMs: { $add: ['$connectedMs', connectedNow] },
          },
        },
      ],
      { sort: { leaseUntil: 1 }, returnDocument: 'after' },
    );
    return found ? toLiveSession(found) : undefined;
  }

  return {
    async create({ sessionId, interviewId, accountId }, { owner, now, leaseUntil }) {
      await collection().insertOne({
        _id: sessionId,
        interviewId,
        accountId,
        owner,
        leaseUntil,
        seenAt: now,
        connectedSince: now,
        connectedMs: 0,
        ending: null,
      });
    },
    async find(sessionId) {
      const found = await collection().findOne({ _id: sessionId });
      return found ? toLiveSession(found) : undefined;
    },
    takeOver: (sessionId, claim) => take({ _id: sessionId }, claim),
    takeOverIdle: (sessionId, claim) =>
      take({ _id: sessionId, $or: [{ connectedSince: null }, { leaseUntil: { $lte: claim.now } }] }, claim),
    claimLapsed: (claim) => take({ leaseUntil: { $lte: claim.now } }, claim),
    async renew(held, { now, leaseUntil }) {
      const mine = all(held);
      await collection().updateMany(mine, { $set: { leaseUntil, seenAt: now } });
      const kept = await collection()
        .find(mine, { projection: { owner: 1 } })
        .toArray();
      return new Set(kept.map((document) => document.owner));
    },
    async isHeld(held) {
      return (await collection().findOne(one(held), { projection: { _id: 1 } })) !== null;
    },
    async noteConnection(held, connection) {
      await collection().updateOne(one(held), { $set: connection });
    },
    async noteEnding(held, ending) {
      await collection().updateOne(one(held), { $set: { ending } });
    },
    async release(held, now) {
      await collection().updateMany(all(held), { $set: { owner: '', leaseUntil: now } });
    },
    async remove(held) {
      await collection().deleteOne(one(held));
    },
  };
}

const one = ({ sessionId, owner }: Held) => ({ _id: sessionId, owner });

const all = (held: readonly Held[]) => ({
  _id: { $in: held.map(({ sessionId }) => sessionId) },
  owner: { $in: held.map(({ owner }) => owner) },
});

function toLiveSession({ _id, ...rest }: LiveSessionDocument): LiveSession {
  return { sessionId: _id, ...rest };
}
