import type { CreateVariableInput } from '@colloquy/contracts';
import type { NewId } from '@colloquy/kernel';
import { createVariable } from '../domain/change-variables';
import type { ChangeRoster } from './change-roster';
import { type VariableWithUse, withUse } from './variable-with-use';

export const makeCreateVariable =
  ({ changeRoster, newId }: { changeRoster: ChangeRoster; newId: NewId }) =>
  (accountId: string, input: CreateVariableInput): Promise<VariableWithUse> => {
    const id = newId();
    return changeRoster(accountId, (roster, now) => {
      const change = createVariable(roster, input, { id, now });
      return { change, result: withUse(change.roster, id) };
    });
  };
