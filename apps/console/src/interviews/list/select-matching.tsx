import type { InterviewSummary } from '@colloquy/client';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../session/console-context';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { listQueryOf } from '../list-query';
import type { ListSearch } from '../list-search';
import { maxSelected, pageSize, readMatching } from '../read-matching';
import { readPage } from './use-interview-list';

interface SelectMatchingProps {
  search: ListSearch;
  total: number;
  isMinimum: boolean;
  onSelect: (interviews: readonly InterviewSummary[]) => void;
}

export function SelectMatching({ search, total, isMinimum, onSelect }: SelectMatchingProps) {
  const { bulk } = useStrings().interviews;
  const api = useApi();
  const stop = useRef<AbortController>(undefined);
  const [count, setCount] = useState<number | null>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const { signal } = (stop.current = new AbortController());
    setError(undefined);
    setCount(0);
    try {
      const found = await readMatching({
        readPage: async (page) => {
          const query = listQueryOf({ ...search, page }, pageSize);
          const { data, pagination } = await readPage(api, query, signal);
          return { data, totalPages: pagination.totalPages };
        },
        onProgress: setCount,
        signal,
      });
      if (found) onSelect(found);
    } catch (failure) {
      setError(failure);
    }
    setCount(null);
  };
  const isCut = isMinimum || total > maxSelected;
  const most = isMinimum ? maxSelected : Math.min(total, maxSelected);
  if (count !== null) {
    return (
      <>
        <progress max={most} value={Math.min(count, most)} aria-label={bulk.selecting} />
        <span role="status">{bulk.progress(count, most)}</span>
        <Button onClick={() => stop.current?.abort()}>{bulk.stop}</Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={() => void start()}>{isCut ? bulk.selectFirst(most) : bulk.selectAll(total)}</Button>
      {error !== undefined && <ErrorPanel error={error} />}
    </>
  );
}
