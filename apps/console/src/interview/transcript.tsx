import type { Interview } from '@colloquy/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStrings } from '../strings';
import type { Timing } from './answers';
import type { TextView } from './interview-search';
import { usePlayed, usePlayer } from './player';
import { isTranslated, useHandoffs, useRecording, useTiming, useTranscript } from './queries';
import { speakersOf } from './speakers';
import { TranscriptBlock } from './transcript-block';
import { blockLength, blocksOf, type Line, linesOf } from './transcript-lines';
import { TranscriptTools } from './transcript-tools';
import { translationsOf } from './translation';
import { type TranscriptEntry, type Turn, turnIndexAt, turnsOf } from './turns';
import { useTranscriptSearch } from './use-transcript-search';

interface TranscriptProps {
  interview: Interview;
  entries: readonly TranscriptEntry[];
  language: string;
}

export function Transcript({ interview, entries, language }: TranscriptProps) {
  const { interview: strings } = useStrings();
  const timing = useTiming(interview);
  const turns = useMemo(() => turnsOf(entries, timing), [entries, timing]);
  const lines = useLines(interview, { entries, turns, timing });
  const { at, text: wanted = isTranslated(interview) ? 'both' : 'original' } = useSearch({
    from: '/interviews/$id',
  });
  const view: TextView = isTranslated(interview) ? wanted : 'original';
  const { data: recording } = useRecording(interview);
  const list = useRef<HTMLDivElement>(null);
  const clicked = useRef<number>(undefined);
  const [cursor, setCursor] = useState(0);
  const [isFollowing, setFollowing] = useState(true);
  const played = usePlayed(({ seconds, isPlaying }) =>
    seconds > 0 || isPlaying ? turnIndexAt(turns, seconds) : -1,
  );
  const isPlaying = usePlayed((state) => state.isPlaying);
  const show = useCallback((index: number, block: ScrollLogicalPosition) => {
    list.current?.querySelector(`[data-turn="${index}"]`)?.scrollIntoView({ block });
  }, []);
  const search = useTranscriptSearch(lines, view, Math.max(0, played), show);
  useEffect(() => {
    if (at !== undefined && at !== clicked.current) show(Math.max(0, turnIndexAt(turns, at)), 'center');
  }, [at, turns, show]);
  useEffect(() => {
    if (isFollowing && isPlaying && played >= 0) show(played, 'nearest');
  }, [isFollowing, isPlaying, played, show]);
  const blocks = useMemo(() => blocksOf(lines), [lines]);
  const speakers = useMemo(() => speakersOf(interview), [interview]);
  const hear = useHear(turns, clicked);
  return (
    <>
      <TranscriptTools
        search={search}
        view={isTranslated(interview) ? view : undefined}
        follow={recording ? { isFollowing, setFollowing } : undefined}
      />
      <div
        ref={list}
        role="list"
        aria-label={strings.transcript}
        className={`transcript card text-${view}`}
        onClick={hear}
        onKeyDown={moveFocus}
        onFocus={({ target }) => {
          const index = indexOf(target);
          if (index !== undefined) setCursor(index);
        }}
      >
        {blocks.map((block, number) => {
          const within = (index: number) => (Math.floor(index / blockLength) === number ? index : -1);
          return (
            <TranscriptBlock
              key={number}
              lines={block}
              speakers={speakers}
              language={language}
              view={view}
              played={within(played)}
              cursor={within(cursor)}
              matches={search.byBlock.get(number)}
              current={search.current && within(search.current.turn) >= 0 ? search.current : undefined}
            />
          );
        })}
      </div>
    </>
  );
}

interface Shown {
  entries: readonly TranscriptEntry[];
  turns: readonly Turn[];
  timing: Timing;
}

function useLines(interview: Interview, { entries, turns, timing: { withheld } }: Shown): Line[] {
  const { data: translated } = useTranscript(interview, 'translated');
  const { data: handoffs } = useHandoffs(interview);
  return useMemo(
    () =>
      linesOf(turns, {
        translations: translated ? translationsOf(entries, translated.entries) : [],
        withheld,
        handoffs: handoffs ?? [],
      }),
    [entries, turns, translated, withheld, handoffs],
  );
}

const indexOf = (target: EventTarget): number | undefined => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null;
  return row ? Number(row.dataset['turn']) : undefined;
};

/**
 * Returns a handler that plays a clicked turn, unless the click ends a text selection.
 * @param clicked receives the moment, because the transcript need not scroll to a visible turn
 */
function useHear(turns: readonly Turn[], clicked: RefObject<number | undefined>) {
  const player = usePlayer();
  const navigate = useNavigate({ from: '/interviews/$id' });
  return (event: MouseEvent) => {
    const start = turns[indexOf(event.target) ?? -1]?.start;
    if (start === undefined || getSelection()?.isCollapsed === false) return;
    clicked.current = start;
    player.hear(start);
    void navigate({ search: (known) => ({ ...known, at: start }), replace: true, resetScroll: false });
  };
}

/** Moves the focus from turn to turn by the arrow keys, so that the transcript is one stop of the tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const index = indexOf(event.target);
  if (step === undefined || index === undefined) return;
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-turn="${index + step}"] button`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
