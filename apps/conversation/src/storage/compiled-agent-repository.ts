import { type AgentConfigMessage, type PushAgentMessage, systemAccountId } from '@colloquy/contracts';
import { collectionOf, isDuplicateKey } from '@colloquy/mongo';
import type { AgentRef, CompiledAgentRepository } from '../domain/ports';
import { agentKey, type CompiledAgentModels, versionKey } from './compiled-agent-model';

export function makeCompiledAgentRepository(models: CompiledAgentModels): CompiledAgentRepository {
  const visibleTo = (accountId: string) => ({ accountId: { $in: [accountId, systemAccountId] } });

  async function keepVersion(ref: AgentRef, versionNumber: number, config: AgentConfigMessage) {
    const { variableDefaults: _mutable, ...fixed } = config;
    await collectionOf(models.versions).updateOne(
      { _id: versionKey(ref.channel, ref.agentId, versionNumber) },
      { $setOnInsert: { accountId: ref.accountId, config: fixed } },
      { upsert: true },
    );
  }

  return {
    async store(ref, push) {
      const { config, revision } = push;
      const versionNumber = config?.version?.versionNumber;
      // the version first, so that an agent never points to a missing version
      if (config && versionNumber !== undefined) await keepVersion(ref, versionNumber, config);
      return replaceOlder(models, ref, revision, fieldsOf(push, versionNumber));
    },

    async config(ref, versionNumber) {
      const { accountId, agentId, channel } = ref;
      const [agent, version] = await Promise.all([
        collectionOf(models.agents).findOne(
          { _id: agentKey(channel, agentId), ...visibleTo(accountId) },
          { projection: { variableDefaults: 1 } },
        ),
        collectionOf(models.versions).findOne({
          _id: versionKey(channel, agentId, versionNumber),
          ...visibleTo(accountId),
        }),
      ]);
      if (!agent || !version) return undefined;
      return { ...version.config, variableDefaults: agent.variableDefaults };
    },

    async rules({ accountId, agentId, channel }) {
      const agent = await collectionOf(models.agents).findOne(
        { _id: agentKey(channel, agentId), ...visibleTo(accountId) },
        { projection: { rules: 1 } },
      );
      return agent?.rules ?? [];
    },

    async currentVersion({ accountId, agentId, channel }) {
      const agent = await collectionOf(models.agents).findOne(
        { _id: agentKey(channel, agentId), deleted: false, ...visibleTo(accountId) },
        { projection: { versionNumber: 1 } },
      );
      return agent?.versionNumber;
    },
  };
}

/** A deleted agent keeps the fields that its open interviews need. */
function fieldsOf({ config, rules }: PushAgentMessage, versionNumber: number | undefined) {
  if (!config || versionNumber === undefined) return { deleted: true };
  return { deleted: false, versionNumber, rules, variableDefaults: config.variableDefaults };
}

/** @returns false if the same or a newer revision is stored */
async function replaceOlder(
  { agents }: CompiledAgentModels,
  { accountId, agentId, channel }: AgentRef,
  revision: number,
  fields: object,
): Promise<boolean> {
  const none = { versionNumber: 0, rules: [], variableDefaults: {} };
  const onInsert = Object.fromEntries(Object.entries(none).filter(([field]) => !(field in fields)));
  try {
    const { modifiedCount, upsertedCount } = await collectionOf(agents).updateOne(
      { _id: agentKey(channel, agentId), accountId, revision: { $lt: revision } },
      { $set: { ...fields, revision }, $setOnInsert: onInsert },
      { upsert: true },
    );
    return modifiedCount + upsertedCount > 0;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
