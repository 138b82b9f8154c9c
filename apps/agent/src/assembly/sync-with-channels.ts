import type { Clock } from '@colloquy/kernel';
import type { Broker } from '@colloquy/messaging';
import type { Service } from '@colloquy/service';
import { type ConversationClients, grpcChannels } from '../clients/channels';
import type { Config } from '../config';
import { onConfigurationChanged } from '../messaging/on-configuration-changed';
import type { Storage } from '../storage';
import { makeChangeRoster } from '../use-cases/change-roster';
import { makeSystemAgentSeed } from '../use-cases/seed-system-agents';
import { makeSyncChannels } from '../use-cases/sync-channels';

interface SyncDeps extends Pick<Storage, 'rosters' | 'versions' | 'pending'> {
  clients: ConversationClients;
  broker: Broker;
  clock: Clock;
}

/** Pushes changed agents to both channels, and stores the system agents at the start of the process. */
export function syncWithChannels(
  service: Service,
  { channels: { patienceMs, catchUpEveryMs } }: Config,
  { clients, broker, ...deps }: SyncDeps,
) {
  const { logger } = service;
  const sync = makeSyncChannels({ ...deps, channels: grpcChannels(clients, patienceMs), logger });
  const changeRoster = makeChangeRoster({ ...deps, changed: sync.noteChange });
  service.add(makeSystemAgentSeed({ changeRoster, versions: deps.versions, logger }), 'storage');
  broker.subscribe(onConfigurationChanged(sync));
  service.dueWork('channel catch-up', catchUpEveryMs, [sync.catchUp]);
  return { sync, changeRoster };
}
