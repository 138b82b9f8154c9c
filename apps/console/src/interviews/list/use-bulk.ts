import { answerOf, type InterviewSummary } from '@colloquy/client';
import { useState } from 'react';
import { useApi } from '../../session/console-context';
import { copyOf, hasHidden } from '../form/from-interview';
import { toBody } from '../form/to-body';
import { useBatch } from '../use-batch';
import { useReadAgain } from '../use-update';

export type BulkKind = 'remove' | 'duplicate';

/** Deletes or duplicates the selected interviews one by one. */
export function useBulk() {
  const api = useApi();
  const readAgain = useReadAgain();
  const { state, start, stop, reset } = useBatch<InterviewSummary>();
  const [kind, setKind] = useState<BulkKind | null>(null);

  const remove = ({ id }: InterviewSummary) =>
    answerOf(api.DELETE('/api/interviews/{id}', { params: { path: { id } } }));

  const duplicate = async ({ id }: InterviewSummary) => {
    const interview = await answerOf(api.GET('/api/interviews/{id}', { params: { path: { id } } }));
    const notifications = interview.notifications.filter(
      (notification) => !hasHidden({ notifications: [notification] }),
    );
    await answerOf(api.POST('/api/interviews', { body: toBody(copyOf({ ...interview, notifications })) }));
  };

  return {
    kind,
    state,
    stop,
    run: async (wanted: BulkKind, items: readonly InterviewSummary[]) => {
      setKind(wanted);
      await start(items, wanted === 'remove' ? remove : duplicate);
      readAgain();
    },
    close: () => {
      setKind(null);
      reset();
    },
  };
}
