import { deleteVariable } from '../domain/change-variables';
import type { ChangeRoster } from './change-roster';

export const makeDeleteVariable =
  ({ changeRoster }: { changeRoster: ChangeRoster }) =>
  (accountId: string, id: string): Promise<void> =>
    changeRoster(accountId, (roster) => ({ change: deleteVariable(roster, id), result: undefined }));
