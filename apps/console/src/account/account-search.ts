import { isId } from '../app/search-values';

export const accountTabs = [
  'user',
  'members',
  'variables',
  'keys',
  'notifications',
  'invitation',
  'usage',
  'invoices',
  'plan',
] as const;
type AccountTab = (typeof accountTabs)[number];

export const usagePresets = [7, 30, 90] as const;

export interface AccountSearch {
  tab?: AccountTab;
  days?: (typeof usagePresets)[number];
  /** Sums usage by agent instead of by day. */
  by?: 'agent';
  agent?: string;
  variable?: string;
  key?: string;
  /** Id of the open invoice; `line` is the index of the invoice line whose sessions are listed. */
  invoice?: string;
  line?: number;
  page?: number;
}

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least;

export function validateAccountSearch(given: Record<string, unknown>): AccountSearch {
  const tab = accountTabs.find((known) => known === given['tab']);
  const days = usagePresets.find((known) => known === given['days']);
  const { invoice, line, page, agent, variable, key } = given;
  const isInvoice = isId(invoice);
  return {
    ...(tab && { tab }),
    ...(days && { days }),
    ...(given['by'] === 'agent' && { by: 'agent' }),
    ...(isId(agent) && { agent }),
    ...((isId(key) || key === 'new') && { key }),
    ...((isId(variable) || variable === 'new') && { variable }),
    ...(isInvoice && { invoice }),
    ...(isInvoice && isCount(line, 0) && { line }),
    ...(isCount(page, 2) && { page }),
  };
}
