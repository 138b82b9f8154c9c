import type { UpdateVariableInput } from '@colloquy/contracts';
import { updateVariable } from '../domain/change-variables';
import type { ChangeRoster } from './change-roster';
import { type VariableWithUse, withUse } from './variable-with-use';

export const makeUpdateVariable =
  ({ changeRoster }: { changeRoster: ChangeRoster }) =>
  (accountId: string, id: string, input: UpdateVariableInput): Promise<VariableWithUse> =>
    changeRoster(accountId, (roster, now) => {
      const change = updateVariable(roster, id, input, now);
      return { change, result: withUse(change.roster, id) };
    });
