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

  const run = async (wanted: BulkKind, items: readonly InterviewSummary[]) => {
    setKind(wanted);
    await start(items, wanted === 'remove' ? remove : duplicate);
    readAgain();
  };

  return {
    kind,
    state,
    stop,
    run,
    again: async () =>
      kind &&
      run(
        kind,
        state.failures.map(({ item }) => item),
      ),
    close: () => {
      setKind(null);
      reset();
    },
  };
}
