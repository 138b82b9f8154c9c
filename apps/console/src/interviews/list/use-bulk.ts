import { answerOf, type InterviewSummary } from '@colloquy/client';
import { useMemo, useState } from 'react';
import { useApi } from '../../session/console-context';
import { makeDuplicate } from '../duplicate';
import { useBatch } from '../use-batch';
import { useReadAgain } from '../use-update';

export type BulkKind = 'remove' | 'duplicate';

export function useBulk() {
  const api = useApi();
  const readAgain = useReadAgain();
  const { state, start, stop, reset } = useBatch<InterviewSummary>();
  const duplicate = useMemo(() => makeDuplicate(api), [api]);
  const [kind, setKind] = useState<BulkKind | null>(null);

  const remove = ({ id }: InterviewSummary) =>
    answerOf(api.DELETE('/api/interviews/{id}', { params: { path: { id } } }));

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
