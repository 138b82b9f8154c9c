import { AppError } from '@colloquy/kernel';
import { batched, byId, collectionOf, isDuplicateKey } from '@colloquy/mongo';
import type { DirectoryRepository, DirectoryAdministration } from '../domain/ports';
import { membersIndex, type Models } from './models';

export function makeDirectoryRepository({
  accounts,
  users,
  latest,
}: Models): DirectoryRepository & DirectoryAdministration {
  const statusOf = batched(async (ids: readonly string[]) => {
    const found = await collectionOf(accounts)
      .find({ _id: { $in: [...new Set(ids)] } }, { projection: { status: 1 }, ...latest() })
      .toArray();
    const statuses = new Map(found.map(({ _id, status }) => [_id, status]));
    return ids.map((id) => statuses.get(id));
  });
  return {
    statusOf,
    async find({ accountId, userId }) {
      const [account, user] = await Promise.all([
        accounts.findOne({ _id: accountId }, { name: 1, status: 1, billingType: 1 }).lean(),
        users.findOne({ _id: userId, accountId }, { fullName: 1, createdAt: 1 }).hint(byId).lean(),
      ]);
      if (!account || !user) return undefined;
      const { name, status, billingType } = account;
      return {
        account: { id: accountId, name, status, billingType },
        user: { id: userId, accountId, fullName: user.fullName, createdAt: user.createdAt },
      };
    },
    async members(accountId, { skip, limit }) {
      const [found, total] = await Promise.all([
        users
          .find({ accountId }, { fullName: 1, email: 1, createdAt: 1 })
          .sort(membersIndex)
          .hint(membersIndex)
          .skip(skip)
          .limit(limit)
          .lean(),
        users.countDocuments({ accountId }).hint(membersIndex),
      ]);
      const members = found.map(({ _id, fullName, email, createdAt }) => ({
        id: _id,
        fullName,
        email,
        createdAt,
      }));
      return { members, total };
    },
    async findBySubject({ issuer, subject }) {
      const options = { projection: { accountId: 1 }, ...latest() };
      const user = await collectionOf(users).findOne({ issuer, subject }, options);
      const accountStatus = user && (await statusOf(user.accountId));
      return accountStatus ? { userId: user._id, accountId: user.accountId, accountStatus } : undefined;
    },
    async putAccount({ id, ...fields }, now) {
      const created = { status: 'ACTIVE' as const, createdAt: now };
      await accounts.updateOne({ _id: id }, { $set: fields, $setOnInsert: created }, { upsert: true });
    },
    async putUser({ userId, accountId, ...fields }, now) {
      const change = { $set: fields, $setOnInsert: { createdAt: now } };
      try {
        const options = { upsert: true, hint: byId };
        const { matchedCount } = await users.updateOne({ _id: userId, accountId }, change, options);
        return matchedCount === 1;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        throw new AppError(
          'conflict',
          undefined,
          `User ${userId}: its id or subject belongs to another user`,
        );
      }
    },
    async setStatus(accountId, status) {
      return (await accounts.updateOne({ _id: accountId }, { $set: { status } })).matchedCount === 1;
    },
    async ownerOf(userId) {
      const user = await users.findOne({ _id: userId }, { accountId: 1 }).lean();
      return user ? { userId, accountId: user.accountId } : undefined;
    },
  };
}
