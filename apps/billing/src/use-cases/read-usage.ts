import type { usageQuery } from '@colloquy/contracts';
import type { z } from 'zod';
import type { NumberedInvoice } from '../domain/invoice';
import { periodOfLine } from '../domain/line-item';
import { type Period, periodOf, type UsageEntry, type UsageFilter } from '../domain/usage';
import type { Deps } from './deps';

type UsageQuery = Omit<z.infer<typeof usageQuery>, 'page' | 'limit'>;

interface UsagePage {
  entries: UsageEntry[];
  settled: NumberedInvoice[];
  total: { entries: number; seconds: number };
}

export const makeReadUsage =
  ({ usage, invoices, clock }: Pick<Deps, 'usage' | 'invoices' | 'clock'>) =>
  async (
    accountId: string,
    { agentGroupId, invoiceId, lineIndex, ...asked }: UsageQuery,
    at: { skip: number; limit: number },
  ): Promise<UsagePage> => {
    const filter: UsageFilter = {
      ...(await period()),
      ...(agentGroupId && { agentId: agentGroupId }),
      ...(invoiceId && { settlementId: invoiceId }),
    };
    const [entries, total] = await Promise.all([
      usage.page(accountId, filter, at),
      usage.total(accountId, filter),
    ]);
    const settlements = new Set(entries.flatMap(({ settlementId }) => settlementId ?? []));
    return { entries, settled: await invoices.byIds(accountId, [...settlements]), total };

    async function period(): Promise<Period> {
      const { from, to } = asked;
      const until = to && { to };
      if (!invoiceId) return periodOf({ ...(from && { from }), ...until }, clock.now());
      const whole = { from: from ?? new Date(0), ...until };
      if (lineIndex === undefined) return whole;
      const [invoice] = await invoices.byIds(accountId, [invoiceId]);
      return periodOfLine(invoice?.lineItems[lineIndex], whole);
    }
  };
