import { type CreateVariableInput, type UpdateVariableInput, variableNamePattern } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import {
  type AccountVariable,
  agentsUsing,
  maxVariables,
  reconfigured,
  type Roster,
  type RosterChange,
} from './roster';

/** @throws AppError `invalid` INVALID_VARIABLE_NAME or at the maximum, `conflict` VARIABLE_NAME_EXISTS */
export function createVariable(
  roster: Roster,
  input: CreateVariableInput,
  { id, now }: { id: string; now: Date },
): RosterChange {
  const { name } = input;
  if (!variableNamePattern.test(name)) {
    const rule = 'must be a letter followed by letters, digits and underscores, at most 100 characters';
    throw new AppError('invalid', 'INVALID_VARIABLE_NAME', `name: ${rule}`);
  }
  if (roster.variables.some((variable) => variable.name === name)) {
    throw new AppError(
      'conflict',
      'VARIABLE_NAME_EXISTS',
      `name: the account already has a variable named ${name}`,
    );
  }
  if (roster.variables.length >= maxVariables) {
    throw new AppError(
      'invalid',
      undefined,
      `The account has the maximum of ${maxVariables} variables; delete one first`,
    );
  }
  const variable: AccountVariable = {
    id,
    name,
    displayName: input.displayName,
    description: input.description ?? '',
    isRequired: input.isRequired ?? false,
    defaultValue: input.defaultValue ?? null,
    createdAt: now,
    updatedAt: now,
  };
  return {
    roster: { ...roster, variables: [...roster.variables, variable] },
    facts: newDefaultOf(roster, variable),
  };
}

/** Prompts are compiled with the default. */
function newDefaultOf(roster: Roster, variable: AccountVariable, before?: AccountVariable) {
  if (defaultOf(variable) === defaultOf(before)) return [];
  const isUsed = agentsUsing(roster, variable.name).length > 0;
  return isUsed ? [reconfigured(roster, { variable: variable.name })] : [];
}

/** Returns null for a required variable, which has a value in every interview. */
function defaultOf(variable: AccountVariable | undefined): string | null {
  return variable === undefined || variable.isRequired ? null : variable.defaultValue;
}

export function defaultsOf(variables: readonly AccountVariable[]): Record<string, string> {
  const given = variables.flatMap((variable) => {
    const value = defaultOf(variable);
    return value === null ? [] : [[variable.name, value] as const];
  });
  return Object.fromEntries(given);
}

/** @throws AppError `not-found`, or `invalid` CANNOT_MAKE_VARIABLE_REQUIRED */
export function updateVariable(
  roster: Roster,
  id: string,
  input: UpdateVariableInput,
  now: Date,
): RosterChange {
  const current = accountVariable(roster, id);
  if (input.isRequired && !current.isRequired) {
    // existing interviews may lack a value
    const message = 'isRequired: an optional variable cannot become required';
    throw new AppError('invalid', 'CANNOT_MAKE_VARIABLE_REQUIRED', message);
  }
  const variable: AccountVariable = {
    ...current,
    displayName: input.displayName ?? current.displayName,
    description: input.description ?? current.description,
    isRequired: input.isRequired ?? current.isRequired,
    defaultValue: input.defaultValue === undefined ? current.defaultValue : input.defaultValue,
    updatedAt: now,
  };
  const variables = roster.variables.map((other) => (other.id === id ? variable : other));
  return { roster: { ...roster, variables }, facts: newDefaultOf(roster, variable, current) };
}

/** @throws AppError `not-found`, or `invalid` VARIABLE_IN_USE with the names of the `agents` that use it */
export function deleteVariable(roster: Roster, id: string): RosterChange {
  const { name } = accountVariable(roster, id);
  const agents = agentsUsing(roster, name).map((agent) => agent.name);
  if (agents.length > 0) {
    const message = `Agent prompts use the variable ${name}; remove it from the prompts first`;
    throw new AppError('invalid', 'VARIABLE_IN_USE', message, { details: { agents } });
  }
  const variables = roster.variables.filter((variable) => variable.id !== id);
  return { roster: { ...roster, variables }, facts: [] };
}

export function accountVariable(roster: Roster, id: string): AccountVariable {
  const variable = roster.variables.find((candidate) => candidate.id === id);
  if (!variable) throw new AppError('not-found', undefined, 'Variable not found');
  return variable;
}
