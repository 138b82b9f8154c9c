import type { NumberedInvoice } from '../domain/invoice';
import { periodOf, type UsageEntry } from '../domain/usage';
import type { Deps } from './deps';

interface UsagePage {
  entries: UsageEntry[];
  settled: NumberedInvoice[];
  total: { entries: number; seconds: number };
}

export const makeReadUsage =
  ({ usage, invoices, clock }: Pick<Deps, 'usage' | 'invoices' | 'clock'>) =>
  async (
    accountId: string,
    asked: Parameters<typeof periodOf>[0],
    at: { skip: number; limit: number },
  ): Promise<UsagePage> => {
    const period = periodOf(asked, clock.now());
    const [entries, total] = await Promise.all([
      usage.page(accountId, period, at),
      usage.total(accountId, period),
    ]);
    const settlements = new Set(entries.flatMap(({ settlementId }) => settlementId ?? []));
    return { entries, settled: await invoices.byIds(accountId, [...settlements]), total };
  };
