import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from './console-context';
import { serverSentEvents } from './server-sent-events';

const pauseMs = 3000;

/** Reads interviews again that have changed, as long as the console is open. */
export function useLiveEvents() {
  const queries = useQueryClient();
  const { fetch: send } = useConsole();
  useEffect(() => {
    const stop = new AbortController();
    const follow = async () => {
      const request = new Request('/api/interviews/events', { signal: stop.signal });
      const response = await send(request);
      if (!response.ok || !response.body) return;
      // whatever changed while there was no stream
      void queries.invalidateQueries({ queryKey: ['interviews'] });
      for await (const { event, data } of serverSentEvents(response.body)) {
        if (event === 'reset') void queries.invalidateQueries();
        if (event !== 'interview.changed') continue;
        const { interviewId } = JSON.parse(data) as { interviewId: string };
        void queries.invalidateQueries({ queryKey: ['interviews'] });
        void queries.invalidateQueries({ queryKey: ['interview', interviewId] });
      }
    };
    void (async () => {
      while (!stop.signal.aborted) {
        await follow().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    })();
    return () => stop.abort();
  }, [queries, send]);
}
