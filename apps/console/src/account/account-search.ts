export const accountTabs = [
  'user',
  'variables',
  'keys',
  'notifications',
  'invitation',
  'usage',
  'invoices',
  'plan',
] as const;
export type AccountTab = (typeof accountTabs)[number];

export const usagePresets = [7, 30, 90] as const;

/** What the address of the account says. */
export interface AccountSearch {
  tab?: AccountTab;
  /** Days of usage. */
  days?: (typeof usagePresets)[number];
  /** Usage by agent instead of by day. */
  by?: 'agent';
  /** The open invoice, and the line of it whose sessions are listed. */
  invoice?: string;
  line?: number;
  page?: number;
}

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least;

export function validateAccountSearch(given: Record<string, unknown>): AccountSearch {
  const tab = accountTabs.find((known) => known === given['tab']);
  const days = usagePresets.find((known) => known === given['days']);
  const { invoice, line, page } = given;
  const isInvoice = typeof invoice === 'string' && /^[0-9a-f-]{36}$/.test(invoice);
  return {
    ...(tab && { tab }),
    ...(days && { days }),
    ...(given['by'] === 'agent' && { by: 'agent' }),
    ...(isInvoice && { invoice }),
    ...(isInvoice && isCount(line, 0) && { line }),
    ...(isCount(page, 2) && { page }),
  };
}
