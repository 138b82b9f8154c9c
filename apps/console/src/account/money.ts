import { number } from '../ui/moments';

/** An amount in the currency of the account, which the API does not name. */
export const money = (cents: number): string =>
  number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
