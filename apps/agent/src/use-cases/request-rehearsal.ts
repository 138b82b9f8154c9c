import type { RehearsalInput } from '@colloquy/contracts';
import { AppError, type Clock, type NewId } from '@colloquy/kernel';
import { availableAgent } from '../domain/available-agents';
import type { RosterRepository, VersionRepository } from '../domain/ports';
import { type Rehearsal, requestRehearsal } from '../domain/rehearsal';
import type { RehearsalQuota, RehearsalRepository } from '../domain/rehearsal-ports';

const maxPending = 5;
/** A rehearsal may ask a language model up to 60 times. */
const maxPerDay = 100;

interface RequestRehearsalDeps {
  rosters: RosterRepository;
  versions: VersionRepository;
  rehearsals: RehearsalRepository;
  rehearsalQuota: RehearsalQuota;
  clock: Clock;
  newId: NewId;
}

/** @throws AppError `not-found` for an unknown agent or version, `conflict` TOO_MANY_REHEARSALS */
export const makeRequestRehearsal =
  ({ rosters, versions, rehearsals, rehearsalQuota, clock, newId }: RequestRehearsalDeps) =>
  async (accountId: string, agentId: string, input: RehearsalInput): Promise<Rehearsal> => {
    const { agent } = availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId);
    const { versionNumber = agent.versionNumber, ...about } = input;
    if (
      versionNumber !== agent.versionNumber &&
      !(await versions.byNumber(accountId, agentId, versionNumber))
    )
      throw new AppError('not-found', undefined, 'Agent version not found');
    const now = clock.now();
    if ((await rehearsals.countPending(accountId)) >= maxPending) throw tooManyPending();
    if (!(await rehearsalQuota.take(accountId, now, maxPerDay))) {
      const message = `An account may request ${maxPerDay} rehearsals a day (UTC)`;
      throw new AppError('conflict', 'TOO_MANY_REHEARSALS', message);
    }
    const rehearsal = requestRehearsal({ ...about, id: newId(), accountId, agentId, versionNumber }, now);
    await rehearsals.insert(rehearsal);
    // concurrent requests have counted before each other's insert
    if ((await rehearsals.countPending(accountId)) > maxPending) {
      await rehearsals.remove({ accountId, agentId, rehearsalId: rehearsal.id });
      throw tooManyPending();
    }
    return rehearsal;
  };

const tooManyPending = () =>
  new AppError(
    'conflict',
    'TOO_MANY_REHEARSALS',
    `${maxPending} rehearsals are pending; try again when one is finished`,
  );
