import { languageOf, type TranscriptEntryMessage, type TurnMessage } from '@colloquy/contracts';
import { cleanTranscript } from '@colloquy/language';

/** Entry of a delivered transcript; `sequence` is that of its turn. */
export type Entry = TranscriptEntryMessage;

export interface FileEntry {
  role: string;
  message: string;
  timestamp_secs: number;
}

/** Returns the cleaned turns of a session in order, without turns that have no words left. */
export function transcriptOf(turns: readonly TurnMessage[], language: string): Entry[] {
  const inOrder = [...turns].sort((a, b) => a.sequence - b.sequence);
  return cleanTranscript(inOrder, languageOf(language)).map(({ role, text, offsetMs, sequence }) => ({
    role: role === 'agent' ? 'agent' : 'user',
    message: text,
    timestampSecs: offsetMs / 1000,
    sequence,
  }));
}

export function hasSpeech(entries: readonly Entry[]): boolean {
  return entries.some(({ role }) => role === 'user');
}

/** Returns the content of a transcript file: a JSON array of the API's transcript entries. */
export function fileOf(entries: readonly Entry[]): string {
  const file = entries.map(({ role, message, timestampSecs }): FileEntry => ({
    role,
    message,
    timestamp_secs: timestampSecs,
  }));
  return JSON.stringify(file);
}

/**
 * Text of the entries of a part, in bytes. A part also holds the translation of its entries and is sent in one message
 * of at most 4 MB.
 */
const partBytes = 512 * 1024;

/** Splits a transcript into parts, at least one. The parts depend on the entries only, so a repetition sends the same. */
export function transcriptParts(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    if (bytes > partBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(entry);
    bytes += Buffer.byteLength(entry.message);
  }
  return parts;
}
