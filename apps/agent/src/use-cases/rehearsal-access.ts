import { AppError } from '@colloquy/kernel';
import { availableAgent } from '../domain/available-agents';
import type { RosterRepository } from '../domain/ports';
import type { Rehearsal } from '../domain/rehearsal';
import type { RehearsalRef, RehearsalRepository, RehearsalSummary } from '../domain/rehearsal-ports';

export function makeRehearsalAccess({
  rosters,
  rehearsals,
}: {
  rosters: RosterRepository;
  rehearsals: RehearsalRepository;
}) {
  const checkAgent = async (accountId: string, agentId: string) =>
    availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId);
  const unknown = () => new AppError('not-found', undefined, 'Rehearsal not found');
  return {
    async list(
      accountId: string,
      agentId: string,
      at: { skip: number; limit: number },
    ): Promise<{ rehearsals: RehearsalSummary[]; total: number }> {
      await checkAgent(accountId, agentId);
      const [page, total] = await Promise.all([
        rehearsals.page(accountId, agentId, at),
        rehearsals.count(accountId, agentId),
      ]);
      return { rehearsals: page, total };
    },

    async read(ref: RehearsalRef): Promise<Rehearsal> {
      await checkAgent(ref.accountId, ref.agentId);
      const found = await rehearsals.find(ref);
      if (!found) throw unknown();
      return found;
    },

    async remove(ref: RehearsalRef): Promise<void> {
      await checkAgent(ref.accountId, ref.agentId);
      if (!(await rehearsals.remove(ref))) throw unknown();
    },
  };
}
