import { systemAccountId } from '@colloquy/contracts';
import { collectionOf, type Model } from '@colloquy/mongo';
import type { AgentVersion } from '../domain/agent-version';
import type { ListedVersion, VersionRepository } from '../domain/ports';
import type { AgentScript } from '../domain/roster';
import { byNumber, type VersionDocument } from './version-model';

export function makeVersionRepository(model: Model<VersionDocument>): VersionRepository {
  const visibleTo = (accountId: string) => ({ accountId: { $in: [accountId, systemAccountId] } });

  return {
    async add({ id, versionNumber: _unnumbered, ...content }) {
      await collectionOf(model).insertOne({ _id: id, ...content });
    },

    async number(versionId, versionNumber) {
      await collectionOf(model).updateOne({ _id: versionId }, { $set: { versionNumber } });
    },

    async discard(versionId) {
      await collectionOf(model).deleteOne({ _id: versionId });
    },

    async put(versions) {
      for (const { id, ...version } of versions) {
        await collectionOf(model).updateOne({ _id: id }, { $setOnInsert: version }, { upsert: true });
      }
    },

    async scripts(accountId, versionIds) {
      const found = await collectionOf(model)
        .find(
          { _id: { $in: [...versionIds] }, ...visibleTo(accountId) },
          {
            projection: { firstMessage: 1, customPrompt: 1, description: 1, conduct: 1, extractionSchema: 1 },
          },
        )
        .toArray();
      const documents = found as unknown as (AgentScript & { _id: string })[];
      return new Map(documents.map(({ _id, ...script }) => [_id, script]));
    },

    async byId(accountId, versionId, versionNumber) {
      const found = await collectionOf(model).findOne({ _id: versionId, ...visibleTo(accountId) });
      return found ? { ...versionOf(found), versionNumber } : undefined;
    },

    async before(accountId, agentId, versionNumber, most) {
      const found = await collectionOf(model)
        .find(
          { agentId, versionNumber: { $lt: versionNumber }, ...visibleTo(accountId) },
          { projection: { _id: 0, versionNumber: 1, name: 1, createdAt: 1 }, hint: byNumber, limit: most },
        )
        .sort({ versionNumber: -1 })
        .toArray();
      return found as unknown as ListedVersion[];
    },

    async byNumber(accountId, agentId, versionNumber) {
      const found = await collectionOf(model).findOne({ agentId, versionNumber, ...visibleTo(accountId) });
      return found ? versionOf(found) : undefined;
    },
  };
}

function versionOf(document: object): AgentVersion {
  const { _id, ...version } = document as Omit<AgentVersion, 'id'> & { _id: string };
  return { id: _id, ...version };
}
