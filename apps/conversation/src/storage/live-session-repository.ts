import { batched, collectionOf, type Model, updateFirst } from '@colloquy/mongo';
import type { Claim, Held, LiveSession, LiveSessionRepository } from '../domain/ports';
import type { LiveSessionDocument } from './live-session-model';

/** Time in which ended sessions are collected into one removal. */
const removedWithinMs = 200;

/** Every claim is one conditional update of one document. */
export function makeLiveSessionRepository(model: Model<LiveSessionDocument>): LiveSessionRepository {
  const collection = () => collectionOf(model);

  async function take(filter: object, claim: Claim): Promise<LiveSession | undefined> {
    const taking = takenBy(claim, resumed);
    const found = await collection().findOneAndUpdate(filter, taking, { returnDocument: 'after' });
    return found ? toLiveSession(found) : undefined;
  }

  const removeEnded = batched<Held, unknown>(
    async (held) => {
      await collection().deleteMany(all(held));
      return held;
    },
    { waitMs: removedWithinMs },
  );

  return {
    async create({ sessionId, interviewId, accountId }, claim) {
      const noted = { interviewId, accountId, connectedSince: '$$NOW', connectedMs: 0, ending: null };
      const created = await collection().findOneAndUpdate(
        { _id: sessionId },
        [{ $set: { ...noted, ...claimed(claim) } }],
        { upsert: true, returnDocument: 'after' },
      );
      return toLiveSession(created as LiveSessionDocument); // an upsert always returns one
    },
    async find(sessionId) {
      const found = await collection().findOne({ _id: sessionId });
      return found ? toLiveSession(found) : undefined;
    },
    takeOver: (sessionId, claim) => take({ _id: sessionId }, claim),
    takeOverIdle: (sessionId, claim) =>
      take({ _id: sessionId, $or: [{ connectedSince: null }, expired] }, claim),
    async claimExpired(claim) {
      const found = await updateFirst(model, expired, takenBy(claim, attempted), {
        sort: { leaseUntil: 1 },
        returnDocument: 'after',
      });
      return found && toLiveSession(found);
    },
    async renew(held, leaseMs) {
      const mine = all(held);
      await collection().updateMany(mine, [{ $set: { ...lease(leaseMs), ...conducted } }]);
      const kept = await collection()
        .find(mine, { projection: { owner: 1 } })
        .toArray();
      return new Set(kept.map((document) => document.owner));
    },
    async isHeld(held) {
      return (await collection().findOne(one(held), { projection: { _id: 1 } })) !== null;
    },
    async noteConnection(held, { connected, connectedMs }) {
      const connectedSince = connected ? '$$NOW' : null;
      await collection().updateOne(one(held), [{ $set: { connectedSince, connectedMs } }]);
    },
    async noteSound(held) {
      await collection().updateOne(one(held), { $set: { gotSound: true } });
    },
    async noteEnding(held, ending) {
      return (await collection().updateOne(one(held), { $set: { ending } })).matchedCount === 1;
    },
    async release(held) {
      await collection().updateMany(all(held), [{ $set: { owner: '', leaseUntil: '$$NOW' } }]);
    },
    async remove(held) {
      await collection().deleteOne(one(held));
    },
    async removeEnded(held) {
      await removeEnded(held);
    },
  };
}

/** On the database's clock, which all replicas share. */
const lease = (leaseMs: number) => ({ leaseUntil: { $add: ['$$NOW', leaseMs] }, seenAt: '$$NOW' });
/** At least the time, so that the token also grows if a session was removed and is stored again. */
const nextToken = { $max: [{ $add: ['$fencingToken', 1] }, { $toLong: '$$NOW' }] };
const claimed = ({ owner, leaseMs }: Claim) => ({ owner, fencingToken: nextToken, ...lease(leaseMs) });
/** The client has come back, so an end that was decided and not recorded is void. */
const resumed = { ending: null };
const attempted = { attempts: { $add: [{ $ifNull: ['$attempts', 0] }, 1] } };
const conducted = { attempts: 0 };
const expired = { $expr: { $lte: ['$leaseUntil', '$$NOW'] } };

/** The previous owner's client counts as connected until that owner was last seen. */
function takenBy(claim: Claim, noted: object) {
  const sinceConnected = { $max: [0, { $subtract: ['$seenAt', '$connectedSince'] }] };
  const connectedNow = { $cond: [{ $eq: ['$connectedSince', null] }, 0, sinceConnected] };
  const connectedMs = { $add: ['$connectedMs', connectedNow] };
  return [{ $set: { ...claimed(claim), ...noted, connectedSince: null, connectedMs } }];
}

const one = ({ sessionId, owner }: Held) => ({ _id: sessionId, owner });

const all = (held: readonly Held[]) => ({
  _id: { $in: held.map(({ sessionId }) => sessionId) },
  owner: { $in: held.map(({ owner }) => owner) },
});

function toLiveSession({ _id, gotSound = false, attempts = 0, ...rest }: LiveSessionDocument): LiveSession {
  return { sessionId: _id, gotSound, attempts, ...rest };
}
