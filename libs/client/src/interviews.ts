import type { operations } from './api-types';
import { answerOf } from './api-error';
import type { Client } from './make-client';
import type { InterviewSummary } from './models';

type ListQuery = NonNullable<operations['listInterviews']['parameters']['query']>;

/** Which interviews {@link listAll} lists. */
export type ListFilter = Pick<ListQuery, 'status' | 'search'>;

const pageSize = 100; // maximum of the API

/** Newest first; a deletion meanwhile may skip another interview ({@link completedSince} skips none). @throws ApiError */
export async function* listAll(client: Client, filter: ListFilter = {}): AsyncGenerator<InterviewSummary> {
  let before = new Set<string>();
  for (let page = 1; ; page++) {
    const found = await readPage(client, { ...filter, page });
    // new interviews shift others to the next page
    yield* found.filter(({ id }) => !before.has(id));
    if (found.length < pageSize) return;
    before = new Set(found.map(({ id }) => id));
  }
}

/**
 * Lists by time of completion after `completedAfter` (ISO 8601, exclusive); resume from the last
 * `completedAt`. @throws ApiError
 */
export async function* completedSince(
  client: Client,
  completedAfter: string,
): AsyncGenerator<InterviewSummary & { completedAt: string }> {
  let after = completedAfter;
  let page = 1;
  let seen = new Set<string>();
  for (;;) {
    const found = await readPage(client, { status: 'COMPLETED', completedAfter: after, page });
    const completed = found.filter(isCompleted);
    yield* completed.filter(({ id }) => !seen.has(id));
    const last = completed.at(-1);
    if (!last || found.length < pageSize) return;
    const next = new Date(Date.parse(last.completedAt) - 1).toISOString();
    if (Date.parse(next) > Date.parse(after)) {
      after = next;
      page = 1;
      seen = new Set(
        completed.flatMap(({ id, completedAt }) => (completedAt === last.completedAt ? [id] : [])),
      );
    } else {
      page += 1; // more completions in one millisecond than fit a page
      seen = new Set([...seen, ...completed.map(({ id }) => id)]);
    }
  }
}

const isCompleted = (interview: InterviewSummary): interview is InterviewSummary & { completedAt: string } =>
  interview.completedAt !== null;

async function readPage(client: Client, query: ListQuery): Promise<InterviewSummary[]> {
  const listed = await answerOf(
    client.GET('/api/interviews', { params: { query: { ...query, limit: pageSize } } }),
  );
  return Array.isArray(listed) ? listed : listed.data;
}
