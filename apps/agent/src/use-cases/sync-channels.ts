import { type Platform, platforms } from '@colloquy/contracts';
import type { Clock } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type {
  Channels,
  CompiledAgent,
  PendingPush,
  PendingPushRepository,
  RosterRepository,
  VersionRepository,
} from '../domain/ports';
import type { RosterChange } from '../domain/roster';
import { type ChangedThing, compilation } from './compilation';

/** During this time only the recording process pushes; afterwards any replica may. */
const firstTryMs = 5000;

interface Changed extends ChangedThing {
  accountId: string;
  revision: number;
}

export function makeSyncChannels(deps: {
  rosters: RosterRepository;
  versions: VersionRepository;
  channels: Channels;
  pending: PendingPushRepository;
  clock: Clock;
  logger: Logger;
}) {
  const { channels, pending, clock, logger } = deps;
  const { compile, changedAgents } = compilation(deps);

  async function push(channel: Platform, compiled: CompiledAgent): Promise<boolean> {
    const { accountId, agentId, revision } = compiled;
    try {
      await channels.push(channel, compiled);
      await pending.settle({ accountId, agentId, channel }, revision);
      return true;
    } catch (error) {
      logger.warn('Agent could not be pushed', { agentId, channel, ...errorFields(error) });
      return false;
    }
  }

  async function syncAgent(accountId: string, agentId: string): Promise<Platform[]> {
    const compiled = await compile(accountId, agentId);
    const done = await Promise.all(platforms.map((channel) => push(channel, compiled)));
    return platforms.filter((_, index) => !done[index]);
  }

  async function note(accountId: string, agentIds: readonly string[], revision: number): Promise<void> {
    const firstTry = new Date(clock.now().getTime() + firstTryMs);
    await pending.note({ accountId, agentIds, revision }, firstTry);
  }

  return {
    syncAgent,

    /** Records pushes at once, so that they are made even if the event is lost. Never fails. */
    async noteChange(accountId: string, { facts }: RosterChange): Promise<void> {
      try {
        for (const { data } of facts) {
          if ('revision' in data) await note(accountId, await changedAgents(accountId, data), data.revision);
        }
      } catch (error) {
        logger.warn('Pushes could not be recorded', errorFields(error));
      }
    },

    /** Failed pushes are retried later. */
    async syncChanged({ accountId, revision, ...by }: Changed): Promise<void> {
      const agentIds = await changedAgents(accountId, by);
      await note(accountId, agentIds, revision);
      for (const agentId of agentIds) {
        const failed = await syncAgent(accountId, agentId);
        // avoids a time-out for each agent: the remaining pushes are recorded
        if (failed.length > 0) return;
      }
    },

    async catchUp(): Promise<boolean> {
      const due: PendingPush | undefined = await pending.claim(clock.now());
      return due !== undefined && push(due.channel, await compile(due.accountId, due.agentId));
    },
  };
}

export type SyncChannels = ReturnType<typeof makeSyncChannels>;
