import type { UpdateAgentInput } from '@colloquy/contracts';
import type { NewId } from '@colloquy/kernel';
import { changedContent } from '../domain/agent-content';
import { ownAgent, updateAgent } from '../domain/change-agents';
import type { VersionRepository } from '../domain/ports';
import { type AgentDetails, detailsOfOwn, scriptOf } from './agent-details';
import type { ChangeRoster } from './change-roster';

export function makeUpdateAgent(deps: {
  changeRoster: ChangeRoster;
  versions: VersionRepository;
  newId: NewId;
  models: readonly string[];
}) {
  const { changeRoster, versions, newId, models } = deps;
  return (accountId: string, agentId: string, input: UpdateAgentInput): Promise<AgentDetails> =>
    changeRoster(accountId, async (roster, now) => {
      const current = ownAgent(roster, agentId);
      const script = await scriptOf(versions, accountId, current);
      const content = changedContent({ ...current, ...script }, input, models);
      const versionId = newId();
      const change = updateAgent(roster, agentId, { versionId, content, now });
      const versionNumber = current.versionNumber + 1;
      await versions.number(current.versionId, current.versionNumber);
      await versions.add({ ...content, id: versionId, accountId, agentId, versionNumber, createdAt: now });
      return {
        change,
        result: detailsOfOwn(change.roster, agentId, content),
        undo: () => versions.discard(versionId),
      };
    });
}
