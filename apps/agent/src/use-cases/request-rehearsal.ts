import type { RehearsalInput } from '@colloquy/contracts';
import { AppError, type Clock, type NewId } from '@colloquy/kernel';
import { availableAgent } from '../domain/available-agents';
import type { RosterRepository, VersionRepository } from '../domain/ports';
import { type Rehearsal, requestRehearsal } from '../domain/rehearsal';
import type { RehearsalRepository } from '../domain/rehearsal-ports';

const mostPending = 5;

export interface RequestRehearsalDeps {
  rosters: RosterRepository;
  versions: VersionRepository;
  rehearsals: RehearsalRepository;
  clock: Clock;
  newId: NewId;
}

/** @throws AppError `not-found` for an unknown agent or version, `conflict` TOO_MANY_REHEARSALS */
export const makeRequestRehearsal =
  ({ rosters, versions, rehearsals, clock, newId }: RequestRehearsalDeps) =>
  async (accountId: string, agentId: string, input: RehearsalInput): Promise<Rehearsal> => {
    const { agent } = availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId);
    const { versionNumber = agent.versionNumber, ...about } = input;
    if (
      versionNumber !== agent.versionNumber &&
      !(await versions.byNumber(accountId, agentId, versionNumber))
    )
      throw new AppError('not-found', undefined, 'Agent version not found');
    if ((await rehearsals.countPending(accountId)) >= mostPending) {
      const message = `${mostPending} rehearsals are pending; try again when one is finished`;
      throw new AppError('conflict', 'TOO_MANY_REHEARSALS', message);
    }
    const rehearsal = requestRehearsal(
      { ...about, id: newId(), accountId, agentId, versionNumber },
      clock.now(),
    );
    await rehearsals.insert(rehearsal);
    return rehearsal;
  };
