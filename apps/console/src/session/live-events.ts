import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from './console-context';
import { serverSentEvents } from './server-sent-events';
import { streamPauseMs } from './stream-pause';

/** Time for which changed interviews are collected before they are read, because many may be in progress. */
const gatherMs = 1000;

/** Reads changed interviews again while the console is open. */
export function useLiveEvents() {
  const queries = useQueryClient();
  const { fetch: send } = useConsole();
  useEffect(() => {
    const stop = new AbortController();
    const changed = new Set<string>();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      waiting = undefined;
      void queries.invalidateQueries({ queryKey: ['interviews'] });
      for (const id of changed) void queries.invalidateQueries({ queryKey: ['interview', id] });
      changed.clear();
    };
    let failures = 0;
    let retryAfter: string | null = null;
    const follow = async () => {
      const request = new Request('/api/interviews/events', { signal: stop.signal });
      failures++;
      retryAfter = null;
      const response = await send(request);
      retryAfter = response.headers.get('retry-after');
      if (!response.ok || !response.body) return;
      failures = 0;
      // changes were missed while there was no stream
      void queries.invalidateQueries({ queryKey: ['interviews'] });
      void queries.invalidateQueries({ queryKey: ['interview'] });
      for await (const { event, data } of serverSentEvents(response.body)) {
        if (event === 'reset') void queries.invalidateQueries();
        if (event !== 'interview.changed') continue;
        const { interviewId } = JSON.parse(data) as { interviewId: string };
        changed.add(interviewId);
        waiting ??= setTimeout(readAgain, gatherMs);
      }
    };
    void (async () => {
      while (!stop.signal.aborted) {
        await follow().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, streamPauseMs(failures, retryAfter)));
      }
    })();
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [queries, send]);
}
