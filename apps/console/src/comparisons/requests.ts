import type { Interview } from '@colloquy/client';
import { comparable, type Comparison, type LeftOut, type LeftOutReason, type NewComparison } from './comparison-models'; // prettier-ignore

/** Returns the request body that repeats a comparison; null if fewer than two of its interviews can still be compared. */
export function againOf({ agentGroupId, objective, interviews, leftOut }: Comparison): NewComparison | null {
  if (agentGroupId) return { agentGroupId, objective };
  const isGone = ({ reason }: LeftOut) => reason === 'deleted' || reason === 'withdrawn';
  const interviewIds = [...interviews, ...leftOut.filter((left) => !isGone(left))].map(({ id }) => id);
  return interviewIds.length < comparable.min ? null : { interviewIds, objective };
}

type Facts = Pick<Interview, 'status' | 'withdrawnAt' | 'analysisGeneratedAt'>;

export function obstacleOf({ status, withdrawnAt, analysisGeneratedAt }: Facts): LeftOutReason | undefined {
  if (withdrawnAt) return 'withdrawn';
  if (status !== 'COMPLETED') return 'not_completed';
  return analysisGeneratedAt ? undefined : 'not_analysed';
}

export function byReason(leftOut: readonly LeftOut[]): [LeftOutReason, string[]][] {
  const ids = new Map<LeftOutReason, string[]>();
  for (const { id, reason } of leftOut) ids.set(reason, [...(ids.get(reason) ?? []), id]);
  return [...ids];
}

/** Returns the interviews that a refusal with TOO_FEW_INTERVIEWS lists; none for another refusal. */
export function leftOutIn(body: unknown): LeftOut[] {
  const { leftOut } = (typeof body === 'object' ? (body ?? {}) : {}) as { leftOut?: unknown };
  return Array.isArray(leftOut) ? (leftOut as LeftOut[]) : [];
}

const [soonMs, oftenMs, seldomMs] = [60_000, 2000, 15_000];

/** Returns the delay until a pending comparison is read again, milliseconds. Most comparisons take seconds. */
export const pollMs = (requestedAt: string, now: number): number =>
  now - Date.parse(requestedAt) < soonMs ? oftenMs : seldomMs;
