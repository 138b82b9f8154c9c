import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from './console-context';
import { followEvents, type LiveMessage } from './follow-events';
import { shareStream } from './shared-stream';
import { useMe } from './use-me';

/** Time for which changed interviews are collected before they are read, because many may be in progress. */
const gatherMs = 1000;

export function useLiveEvents() {
  const queries = useQueryClient();
  const { fetch: send } = useConsole();
  const userId = useMe().data?.user.id;
  useEffect(() => {
    if (userId === undefined) return;
    const stop = new AbortController();
    const changed = new Set<string>();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      waiting = undefined;
      void queries.invalidateQueries({ queryKey: ['interviews'] });
      for (const id of changed) void queries.invalidateQueries({ queryKey: ['interview', id] });
      changed.clear();
    };
    const onMessage = (message: LiveMessage) => {
      if (message.kind === 'reset') return void queries.invalidateQueries();
      if (message.kind === 'changed') {
        changed.add(message.interviewId);
        waiting ??= setTimeout(readAgain, gatherMs);
        return;
      }
      void queries.invalidateQueries({ queryKey: ['interviews'] });
      void queries.invalidateQueries({ queryKey: ['interview'] });
    };
    const { signal } = stop;
    shareStream<LiveMessage>(
      `live-events:${userId}`,
      (tell) => followEvents(send, tell, signal),
      onMessage,
      signal,
    );
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [queries, send, userId]);
}
