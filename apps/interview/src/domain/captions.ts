import type { ExportedInterview, ExportedTurn } from './exported-interview';
import { graphemesOf, piecesOf } from './line-breaks';

/** Times are in milliseconds; one or two lines. */
interface Cue {
  startMs: number;
  endMs: number;
  speaker: string;
  lines: string[];
}

/** Columns of a line; a Chinese, Japanese or Korean character takes two. */
const maxColumns = 42;
const linesPerCue = 2;
const charactersPerSecond = 15;
const minMs = 1000;

type Spoken = Pick<ExportedInterview, 'turns' | 'withheld'>;

/** A cue ends with the speech, or after the time to read it if that is unknown, before the next turn or withheld part. */
export function* cuesOf(
  { turns, withheld }: Spoken,
  prefix: (turn: ExportedTurn) => string = () => '',
): Generator<Cue> {
  const inOrder = turns
    .map((turn) => ({ turn, startMs: Math.round(turn.timestampSecs * 1000) }))
    .filter(({ turn }) => /[^\s\u0000-\u001f\u007f-\u009f]/.test(turn.text))
    .sort((a, b) => a.startMs - b.startMs);
  const gapsMs = withheld.map(({ startSecs }) => Math.round(startSecs * 1000));
  let freeMs = 0;
  for (const [index, { turn, startMs: spokenMs }] of inOrder.entries()) {
    const pages = pagesOf(plain(prefix(turn) + turn.text));
    const startMs = Math.max(spokenMs, freeMs);
    const nextMs = Math.min(
      inOrder[index + 1]?.startMs ?? Infinity,
      gapsMs.find((gapMs) => gapMs > startMs) ?? Infinity,
    );
    // a cue of no length is invalid, so turns of the same time follow each other by a millisecond
    const endMs = Math.max(startMs + pages.length, Math.min(nextMs, startMs + durationMs(turn)));
    yield* shared(pages, { startMs, endMs }).map((cue) => ({ ...cue, speaker: plain(turn.speaker) }));
    freeMs = endMs;
  }
}

const durationMs = ({ text, timestampSecs, endSecs }: ExportedTurn) =>
  Math.max(
    minMs,
    Math.round(
      endSecs === null ? (plain(text).length / charactersPerSecond) * 1000 : (endSecs - timestampSecs) * 1000,
    ),
  );

function shared(pages: readonly string[][], { startMs, endMs }: { startMs: number; endMs: number }) {
  const lengths = pages.map((lines) => lines.join('').length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const spareMs = endMs - startMs - pages.length;
  let from = startMs;
  let length = 0;
  return pages.map((lines, index) => {
    length += lengths[index] ?? 0;
    const to = startMs + index + 1 + Math.round((spareMs * length) / total);
    const cue = { startMs: from, endMs: to, lines };
    from = to;
    return cue;
  });
}

function pagesOf(text: string): string[][] {
  const lines = linesOf(text);
  return Array.from({ length: Math.ceil(lines.length / linesPerCue) }, (_, page) =>
    lines.slice(page * linesPerCue, (page + 1) * linesPerCue),
  );
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text).flatMap(shortPieces)) {
    if (line !== '' && columnsOf((line + piece).trimEnd()) > maxColumns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

function shortPieces(piece: string): string[] {
  if (columnsOf(piece.trimEnd()) <= maxColumns) return [piece];
  const parts = [''];
  for (const character of graphemesOf(piece)) {
    const last = parts.at(-1) ?? '';
    if (columnsOf(last + character) > maxColumns) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/u;

export function columnsOf(text: string): number {
  if (/^[\u0020-\u02ff]*$/.test(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += /\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return columns;
}

const plain = (text: string) =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

export function* srtOf(spoken: Spoken): Generator<string> {
  let number = 0;
  for (const { startMs, endMs, lines } of cuesOf(spoken, ({ speaker }) => `${speaker}: `)) {
    number++;
    const time = `${clockTime(startMs, ',')} --> ${clockTime(endMs, ',')}`;
    yield `${number}\n${time}\n${lines.map(escapedForSrt).join('\n')}\n\n`;
  }
}

export function* vttOf(spoken: Spoken): Generator<string> {
  yield 'WEBVTT\n\n';
  for (const { startMs, endMs, lines, speaker } of cuesOf(spoken)) {
    const time = `${clockTime(startMs, '.')} --> ${clockTime(endMs, '.')}`;
    yield `${time}\n<v ${escapedForVtt(speaker)}>${lines.map(escapedForVtt).join('\n')}\n\n`;
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapedForVtt = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

/** Players show an ampersand as it is, unless it begins an entity; `{\` begins a command in some players. */
const escapedForSrt = (text: string) =>
  text.replace(/&(?=#?\w+;)|[<>]/g, (character) => entities[character] ?? '').replaceAll('{\\', '{ \\');

function clockTime(ms: number, separator: ',' | '.'): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${time}${separator}${String(ms % 1000).padStart(3, '0')}`;
}
