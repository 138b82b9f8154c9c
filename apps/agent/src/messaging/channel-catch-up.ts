import { type Part, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { SyncChannels } from '../use-cases/sync-channels';

/** How often a replica looks for pushes that are overdue, milliseconds. */
const lookEveryMs = 1000;

/** Pushes in the background what a channel could not take when it changed. Any number of replicas may. */
export function makeChannelCatchUp(sync: Pick<SyncChannels, 'catchUp'>, logger: Logger): Part {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const more = await sync.catchUp().catch((error: unknown) => {
        logger.warn('Channels could not be caught up', errorFields(error));
        return false;
      });
      if (!more) await pause(lookEveryMs, stopping.signal);
    }
  }

  return {
    name: 'channel catch-up',
    start: async () => {
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
