import { ApiError } from '@colloquy/client';
import { useState } from 'react';
import { useApi } from '../../session/console-context';
import { type Strings, useStrings } from '../../strings';
import { errorText } from '../../ui/error-text';
import { useDraft } from '../../ui/use-draft';
import { createOnce } from '../create-once';
import { toBody } from '../form/to-body';
import { useBatch } from '../use-batch';
import { useReadAgain } from '../use-update';
import type { CheckedRow } from './check-rows';

function failureText(error: unknown, strings: Strings): string {
  if (!(error instanceof ApiError)) return strings.interviews.csv.uncertain;
  const { message, requestId } = error;
  return [errorText(error, strings).title, message, requestId].filter(Boolean).join(' · ');
}

/** Remembers imported rows across a reload. An unedited row whose response was lost is not imported twice. */
export function useImport(draft: string, seed: string) {
  const api = useApi();
  const strings = useStrings();
  const readAgain = useReadAgain();
  const [done, setDone, forget] = useDraft<[index: number, id: string][]>(draft, () => []);
  const [failed, setFailed] = useState<ReadonlyMap<number, string>>(new Map());
  const { state, start, stop, reset } = useBatch<CheckedRow>();

  const create = async ({ index, form }: CheckedRow) => {
    const { id } = await createOnce(api, `${seed}-${index}`, toBody(form));
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
