import { ApiError, answerOf } from '@colloquy/client';
import { useState } from 'react';
import { useApi } from '../../session/console-context';
import { type Strings, useStrings } from '../../strings';
import { titleOf } from '../../ui/error-panel';
import { useDraft } from '../../ui/use-draft';
import { toBody } from '../form/to-body';
import { useBatch } from '../use-batch';
import { useReadAgain } from '../use-update';
import type { CheckedRow } from './check-rows';

function failureText(error: unknown, strings: Strings): string {
  if (!(error instanceof ApiError)) return strings.interviews.csv.uncertain;
  const { message, requestId } = error;
  return [titleOf(error, strings), message, requestId].filter(Boolean).join(' · ');
}

/**
 * Creates an interview for each row. Remembers imported rows across a reload. A row whose answer was lost by a reload is
 * sent again with the same key, so that no row is imported twice.
 * @param keys idempotency key of each row
 */
export function useImport(draft: string, keys: readonly string[]) {
  const api = useApi();
  const strings = useStrings();
  const readAgain = useReadAgain();
  const [done, setDone, forget] = useDraft<[index: number, id: string][]>(draft, () => []);
  const [failed, setFailed] = useState<ReadonlyMap<number, string>>(new Map());
  const { state, start, stop, reset } = useBatch<CheckedRow>();

  const create = async ({ index, form }: CheckedRow) => {
    const header = { 'idempotency-key': keys[index] };
    const { id } = await answerOf(api.POST('/api/interviews', { params: { header }, body: toBody(form) }));
    setDone((known) => [...known, [index, id]]);
  };
  const run = async (rows: readonly CheckedRow[]) => {
    setFailed(new Map());
    await start(rows, create, ({ index }, error) => {
      if (error === undefined) return;
      setFailed((known) => new Map([...known, [index, failureText(error, strings)]]));
    });
    readAgain();
  };
  const clear = () => {
    setDone([]);
    forget();
    setFailed(new Map());
    reset();
  };
  return { done: new Map(done), failed, state, run, stop, clear };
}
