import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { TextView } from './interview-search';
import { blockLength, type Line } from './transcript-lines';
import { findMatches, firstMatchFrom, folded, type Match } from './transcript-search';

/** Pause in typing after which the words become a search parameter. */
const settledMs = 400;

export function useTranscriptSearch(
  lines: readonly Line[],
  view: TextView,
  from: number,
  show: (turn: number, block: ScrollLogicalPosition) => void,
) {
  const [words, setWords] = useWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const searched = useMemo(
    () =>
      lines.map(({ turn, translation }) => ({
        original: view === 'translated' && translation !== undefined ? undefined : folded(turn.message),
        translated: view === 'original' || translation === undefined ? undefined : folded(translation),
      })),
    [lines, view],
  );
  const wanted = useDeferredValue(words);
  const matches = useMemo(() => findMatches(searched, wanted), [searched, wanted]);
  const byBlock = useMemo(() => blocksOfMatches(matches), [matches]);
  const index = chosen === null ? -1 : Math.min(chosen, matches.length - 1);
  const current: Match | undefined = matches[index];
  useEffect(() => {
    if (current) show(current.turn, 'center');
  }, [current, show]);
  const go = (step: 1 | -1) => {
    if (matches.length === 0) return;
    const next = chosen === null ? firstMatchFrom(matches, from) : index + step;
    setChosen((next + matches.length) % matches.length);
  };
  return {
    words,
    setWords: (next: string) => {
      setWords(next);
      setChosen(null);
    },
    count: matches.length,
    isSettled: wanted === words,
    /** From 1; 0 if no match is chosen. */
    position: index + 1,
    current,
    byBlock,
    next: () => go(1),
    previous: () => go(-1),
  };
}

export type TranscriptSearch = ReturnType<typeof useTranscriptSearch>;

function useWords() {
  const { find = '' } = useSearch({ from: '/interviews/$id' });
  const navigate = useNavigate({ from: '/interviews/$id' });
  const [words, setWords] = useState(find);
  useEffect(() => {
    if (words === find) return;
    const put = () =>
      void navigate({
        search: ({ find: _before, ...known }) => ({ ...known, ...(words && { find: words }) }),
        replace: true,
        resetScroll: false,
      });
    const timer = setTimeout(put, settledMs);
    return () => clearTimeout(timer);
  }, [words, find, navigate]);
  return [words, setWords] as const;
}

function blocksOfMatches(matches: readonly Match[]): Map<number, Match[]> {
  const blocks = new Map<number, Match[]>();
  for (const match of matches) {
    const block = Math.floor(match.turn / blockLength);
    const known = blocks.get(block);
    if (known) known.push(match);
    else blocks.set(block, [match]);
  }
  return blocks;
}
