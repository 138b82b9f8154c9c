import type { CreateAgentInput } from '@colloquy/contracts';
import type { NewId } from '@colloquy/kernel';
import { newContent } from '../domain/agent-content';
import { createAgent } from '../domain/change-agents';
import type { VersionRepository } from '../domain/ports';
import type { ChangeRoster } from './change-roster';
import { type AgentDetails, detailsOfOwn } from './agent-details';

export function makeCreateAgent(deps: {
  changeRoster: ChangeRoster;
  versions: VersionRepository;
  newId: NewId;
  models: readonly string[];
}) {
  const { changeRoster, versions, newId, models } = deps;
  return (accountId: string, input: CreateAgentInput): Promise<AgentDetails> => {
    const content = newContent(input, models);
    const [id, versionId] = [newId(), newId()];
    return changeRoster(accountId, async (roster, now) => {
      const change = createAgent(roster, { id, role: input.role, versionId, content, now });
      const version = { ...content, id: versionId, accountId, agentId: id, versionNumber: 1, createdAt: now };
      await versions.add(version);
      return {
        change,
        result: detailsOfOwn(change.roster, id, content),
        undo: () => versions.discard(versionId),
      };
    });
  };
}
