import { serverSentEvents } from './server-sent-events';
import { streamPauseMs } from './stream-pause';

export type LiveMessage = { kind: 'connected' | 'reset' } | { kind: 'changed'; interviewId: string };

/** Connects again after each end, until the signal is aborted. */
export async function followEvents(
  send: (request: Request) => Promise<Response>,
  tell: (message: LiveMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let retryAfter: string | null = null;
  const follow = async () => {
    failures++;
    retryAfter = null;
    const response = await send(new Request('/api/interviews/events', { signal }));
    retryAfter = response.headers.get('retry-after');
    if (!response.ok || !response.body) return;
    failures = 0;
    tell({ kind: 'connected' });
    for await (const { event, data } of serverSentEvents(response.body)) {
      if (event === 'reset') tell({ kind: 'reset' });
      if (event !== 'interview.changed') continue;
      const { interviewId } = JSON.parse(data) as { interviewId: string };
      tell({ kind: 'changed', interviewId });
    }
  };
  while (!signal.aborted) {
    await follow().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, streamPauseMs(failures, retryAfter)));
  }
}
