import { answerOf, type components } from '@colloquy/client';
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

export function useUsagePage({ from, to }: Period, page: number, limit: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['usage', from, to, page, limit],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/billing/usage', { params: { query: { from, to, page, limit } }, signal })),
  });
}

/** Usage of a period: its latest sessions, at most 1000, and the sums of each day. */
export function useUsage({ from, to }: Period) {
  const api = useApi();
  return useQuery({
    queryKey: ['usage', 'sums', from, to],
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const read = (query: Period & { page: number; limit: number }) =>
        answerOf(api.GET('/api/billing/usage', { params: { query }, signal }));
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

/** Maximum number of pages of interviews that are read to find the agents of sessions. */
const maxPages = 5;

/** Agents of interviews, by interview id. Interviews beyond the newest 500 are missing. */
export function useAgentsOfInterviews(interviewIds: readonly string[], enabled: boolean) {
  const api = useApi();
  const wanted = [...new Set(interviewIds)].sort();
  return useQuery({
    queryKey: ['usage', 'agents', wanted],
    enabled,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const missing = new Set(wanted);
      const found = new Map<string, string>();
      for (let page = 1; page <= maxPages && missing.size > 0; page += 1) {
        const query = { page, limit: 100 };
        const answer = await answerOf(api.GET('/api/interviews', { params: { query }, signal }));
        const rows = Array.isArray(answer) ? answer : answer.data;
        for (const { id, agentGroupId } of rows) if (missing.delete(id)) found.set(id, agentGroupId);
        if (rows.length < query.limit) break;
      }
      return found;
    },
  });
}

export function useInvoices() {
  const api = useApi();
  return useQuery({
    queryKey: ['invoices'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/billing/invoices', { signal }))).invoices,
  });
}

/** Null if the account has no subscription. */
export function useSubscription() {
  const api = useApi();
  return useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => nullIf(404, answerOf(api.GET('/api/billing/subscription', { signal }))),
  });
}

/** Null if the account has no subscription. */
export function useNextPayment() {
  const api = useApi();
  return useQuery({
    queryKey: ['next-payment'],
    queryFn: ({ signal }) => nullIf(404, answerOf(api.GET('/api/billing/next-payment', { signal }))),
  });
}
