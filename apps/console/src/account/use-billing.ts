import { answerOf, type components, type paths } from '@colloquy/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inTurns } from '../overview/scores';
import { useApi } from '../session/console-context';
import { nullIf } from '../session/null-if';
import { daysOf, type UsageSum, usageByDay } from './usage';

export type Usage = components['schemas']['Usage'];
export type UsageRow = Usage['entries'][number];
export type Invoice = components['schemas']['Invoice'];
export type LineItem = components['schemas']['InvoiceLineItem'];

export interface Period {
  from: string;
  to: string;
}

/** Maximum number of sessions that are summed here. A longer period is summed by the API, day by day. */
const maxRead = 1000;
const perRead = 100;

type UsageFilter = NonNullable<paths['/api/billing/usage']['get']['parameters']['query']>;

export function useUsagePage(filter: UsageFilter, page: number, limit: number) {
  const api = useApi();
  const query = { ...filter, page, limit };
  return useQuery({
    queryKey: ['usage', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => answerOf(api.GET('/api/billing/usage', { params: { query }, signal })),
  });
}

/** At most 1000 sessions, and the sums of each day. */
export function useUsage({ from, to }: Period, agent: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['usage', 'sums', from, to, agent],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const read = (part: Period & { page: number; limit: number }) => {
        const query = { ...part, ...(agent && { agentGroupId: agent }) };
        return answerOf(api.GET('/api/billing/usage', { params: { query }, signal }));
      };
      const first = await read({ from, to, page: 1, limit: perRead });
      const { total, totalPages } = first.pagination;
      const pages = Array.from({ length: Math.min(totalPages, maxRead / perRead) - 1 }, (_, n) => n + 2);
      const rest = await inTurns(pages, 4, (page) => read({ from, to, page, limit: perRead }));
      const entries = [first, ...rest].flatMap((page) => page.entries);
      const days = daysOf(from, to);
      const byDay: UsageSum[] =
        total <= maxRead
          ? usageByDay(entries, days)
          : await inTurns(days, 4, async (key) => {
              const { next } = nextDay(key);
              const sum = await read({ from: key, to: next, page: 1, limit: 1 });
              return { key, seconds: sum.totalSeconds, sessions: sum.pagination.total };
            });
      return { entries, byDay, total, totalSeconds: first.totalSeconds, isComplete: total <= maxRead };
    },
  });
}

const nextDay = (day: string) => ({ next: new Date(Date.parse(day) + 86_400_000).toISOString() });

export function useInvoices() {
  const api = useApi();
  return useQuery({
    queryKey: ['invoices'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/billing/invoices', { signal }))).invoices,
  });
}

export function useSubscription() {
  const api = useApi();
  return useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => nullIf(404, answerOf(api.GET('/api/billing/subscription', { signal }))),
  });
}

export function useNextPayment() {
  const api = useApi();
  return useQuery({
    queryKey: ['next-payment'],
    queryFn: ({ signal }) => nullIf(404, answerOf(api.GET('/api/billing/next-payment', { signal }))),
  });
}
