import { systemAccountId } from '@colloquy/contracts';
import { backoffMs, type Component, pause } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { VersionRepository } from '../domain/ports';
import { reconfigured } from '../domain/roster';
import { systemAgentVersions, withSystemAgents } from '../domain/system-agents';
import type { ChangeRoster } from './change-roster';

/** After this time the start continues and the seed runs in the background. */
const startLimitMs = 2000;
const backoff = { baseMs: 200, maxMs: 2000 };

/** Retries until the database is reachable. Replicas of any release may store their agents concurrently. */
export function makeSystemAgentSeed(deps: {
  changeRoster: ChangeRoster;
  versions: VersionRepository;
  logger: Logger;
}): Component {
  const stopping = new AbortController();
  let seeding: Promise<void> | undefined;
  let done = false;

  async function seedOnce(): Promise<void> {
    await deps.versions.put(systemAgentVersions());
    await deps.changeRoster(systemAccountId, (before) => {
      const roster = withSystemAgents(before);
      const changed = roster.agents.filter((agent) => !before.agents.includes(agent));
      const facts = changed.map(({ id }) => reconfigured(before, { agentId: id }));
      return { change: { roster, facts }, result: undefined };
    });
    done = true;
  }

  async function seed(): Promise<void> {
    for (let tries = 0; !done && !stopping.signal.aborted; tries++) {
      await seedOnce().catch(async (error: unknown) => {
        if (tries === 0) deps.logger.warn('System agents could not be stored; retrying', errorFields(error));
        await pause(backoffMs(tries, backoff), stopping.signal);
      });
    }
  }

  return {
    name: 'system agents',
    start: async () => {
      seeding ??= seed();
      const limit = new AbortController();
      await Promise.race([seeding, pause(startLimitMs, limit.signal)]);
      limit.abort();
    },
    stop: async () => {
      stopping.abort();
      await seeding;
    },
    ready: async () => done,
  };
}
