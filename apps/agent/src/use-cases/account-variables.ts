import type { CreateVariableInput, UpdateVariableInput } from '@colloquy/contracts';
import type { NewId } from '@colloquy/kernel';
import { accountVariable, createVariable, deleteVariable, updateVariable } from '../domain/change-variables';
import type { RosterRepository } from '../domain/ports';
import { type AccountVariable, agentsUsing, type Roster } from '../domain/roster';
import type { ChangeRoster } from './change-roster';

export interface VariableWithUse {
  variable: AccountVariable;
  usedByAgents: string[];
}

export function makeAccountVariables(deps: {
  changeRoster: ChangeRoster;
  rosters: RosterRepository;
  newId: NewId;
}) {
  const { changeRoster, rosters, newId } = deps;
  return {
    async list(accountId: string): Promise<VariableWithUse[]> {
      const { own } = await rosters.visibleTo(accountId, 'all');
      return [...own.variables]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((variable) => withUse(own, variable.id));
    },

    async get(accountId: string, id: string): Promise<VariableWithUse> {
      return withUse((await rosters.visibleTo(accountId, 'all')).own, id);
    },

    create(accountId: string, input: CreateVariableInput): Promise<VariableWithUse> {
      const id = newId();
      return changeRoster(accountId, (roster, now) => {
        const change = createVariable(roster, input, { id, now });
        return { change, result: withUse(change.roster, id) };
      });
    },

    update(accountId: string, id: string, input: UpdateVariableInput): Promise<VariableWithUse> {
      return changeRoster(accountId, (roster, now) => {
        const change = updateVariable(roster, id, input, now);
        return { change, result: withUse(change.roster, id) };
      });
    },

    remove(accountId: string, id: string): Promise<void> {
      return changeRoster(accountId, (roster) => ({ change: deleteVariable(roster, id), result: undefined }));
    },
  };
}

export type AccountVariables = ReturnType<typeof makeAccountVariables>;

function withUse(roster: Roster, id: string): VariableWithUse {
  const variable = accountVariable(roster, id);
  return { variable, usedByAgents: agentsUsing(roster, variable.name).map(({ name }) => name) };
}
