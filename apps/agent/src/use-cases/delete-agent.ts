import { deleteAgent, ownAgent } from '../domain/change-agents';
import type { VersionRepository } from '../domain/ports';
import type { ChangeRoster } from './change-roster';

export function makeDeleteAgent(deps: { changeRoster: ChangeRoster; versions: VersionRepository }) {
  const { changeRoster, versions } = deps;
  return (accountId: string, agentId: string): Promise<void> =>
    changeRoster(accountId, async (roster) => {
      const { versionId, versionNumber } = ownAgent(roster, agentId);
      await versions.number(versionId, versionNumber);
      return { change: deleteAgent(roster, agentId), result: undefined };
    });
}
