import type { RosterRepository } from '../domain/ports';
import { type VariableWithUse, withUse } from './variable-with-use';

export const makeListVariables =
  ({ rosters }: { rosters: RosterRepository }) =>
  async (accountId: string): Promise<VariableWithUse[]> => {
    const { own } = await rosters.visibleTo(accountId, 'all');
    return [...own.variables]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((variable) => withUse(own, variable.id));
  };

export const makeReadVariable =
  ({ rosters }: { rosters: RosterRepository }) =>
  async (accountId: string, id: string): Promise<VariableWithUse> =>
    withUse((await rosters.visibleTo(accountId, 'all')).own, id);
