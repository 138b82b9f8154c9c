import type { Platform } from '@colloquy/contracts';
import { deleteRule, type RuleRef } from '../domain/transfer-rules';
import type { ChangeRoster } from './change-roster';
import type { SyncChannels } from './sync-channels';

/** Returns the channels that will receive the deletion later. */
export const makeDeleteTransferRule =
  ({ changeRoster, sync }: { changeRoster: ChangeRoster; sync: Pick<SyncChannels, 'syncAgent'> }) =>
  async (accountId: string, ref: RuleRef): Promise<Platform[]> => {
    await changeRoster(accountId, (roster) => ({ change: deleteRule(roster, ref), result: undefined }));
    return sync.syncAgent(accountId, ref.sourceId);
  };
