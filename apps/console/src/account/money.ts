import { number } from '../ui/moments';

/** Formats an amount without its currency, which the API does not return. */
export const money = (cents: number): string =>
  number(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
