import type { Platform } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { availableAgent } from '../domain/available-agents';
import type { RosterRepository } from '../domain/ports';
import type { SyncChannels } from './sync-channels';

export const makeResyncAgent =
  ({ rosters, sync }: { rosters: RosterRepository; sync: Pick<SyncChannels, 'syncAgent'> }) =>
  async (accountId: string, agentId: string): Promise<Platform[]> => {
    const { own, system } = await rosters.visibleTo(accountId, { agentId });
    const { agent } = availableAgent({ own, system }, agentId);
    if (!own.agents.includes(agent)) {
      throw new AppError('forbidden', undefined, 'A system agent cannot be changed');
    }
    return sync.syncAgent(accountId, agentId);
  };
