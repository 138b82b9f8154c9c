/** Returns the middle of the range that holds the median score; null if there are no scores. */
export function medianScore(histogram: readonly number[]): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of histogram.entries()) {
    seen += count;
    if (count > 0 && seen * 2 >= total) return bucket * 10 + 5;
  }
  return null;
}

export interface Delivery {
  endpoint: string;
  status: string;
  statusCode: number | null;
  outcome: string | null;
  attemptedAt: string | null;
}

export interface FailingEndpoint {
  endpoint: string;
  failed: number;
  attempts: number;
  last: Delivery & { interviewId: string };
  /** Latest failure first. */
  interviews: { id: string; title: string }[];
}

export function failingEndpoints(
  interviews: readonly { id: string; title: string; deliveries: readonly Delivery[] }[],
): FailingEndpoint[] {
  const all = interviews.flatMap(({ id, deliveries }) =>
    deliveries.map((delivery) => ({ ...delivery, interviewId: id })),
  );
  const titles = new Map(interviews.map(({ id, title }) => [id, title]));
  const byEndpoint = new Map<string, typeof all>();
  for (const delivery of all) {
    byEndpoint.set(delivery.endpoint, [...(byEndpoint.get(delivery.endpoint) ?? []), delivery]);
  }
  return [...byEndpoint]
    .flatMap(([endpoint, attempts]) => {
      const failed = attempts
        .filter(({ status }) => status === 'failed')
        .sort((a, b) => (b.attemptedAt ?? '').localeCompare(a.attemptedAt ?? ''));
      const last = failed[0];
      if (!last) return [];
      const ids = new Set(failed.map(({ interviewId }) => interviewId));
      const ofFailures = [...ids].map((id) => ({ id, title: titles.get(id) ?? '' }));
      return [{ endpoint, failed: failed.length, attempts: attempts.length, last, interviews: ofFailures }];
    })
    .sort((a, b) => b.failed - a.failed);
}

export const isAnySent = (
  interviews: readonly { deliveries: readonly Pick<Delivery, 'status'>[] }[],
): boolean =>
  interviews.some(({ deliveries }) =>
    deliveries.some(({ status }) => status === 'delivered' || status === 'failed'),
  );

export async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await task(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
