import type { Subscription } from '@colloquy/messaging';
import type { SyncChannels } from '../use-cases/sync-channels';

export function onConfigurationChanged(
  sync: Pick<SyncChannels, 'syncChanged'>,
): Subscription<'agent.configuration-changed.v1'> {
  return {
    queue: 'agent.configuration-changed',
    event: 'agent.configuration-changed.v1',
    handle: ({ accountid, data }) => sync.syncChanged({ accountId: accountid, ...data }),
  };
}
