import { accountVariable } from '../domain/change-variables';
import { type AccountVariable, agentsUsing, type Roster } from '../domain/roster';

export interface VariableWithUse {
  variable: AccountVariable;
  usedByAgents: string[];
}

export function withUse(roster: Roster, id: string): VariableWithUse {
  const variable = accountVariable(roster, id);
  return { variable, usedByAgents: agentsUsing(roster, variable.name).map(({ name }) => name) };
}
