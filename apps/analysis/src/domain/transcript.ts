import { languageOf, type TranscriptEntryMessage, type TurnMessage } from '@colloquy/contracts';
import { cleanTranscript } from '@colloquy/language';

/** An entry of a transcript as it is delivered; `sequence` is that of the turn it was cleaned from. */
export type Entry = TranscriptEntryMessage;

/** An entry as it is written in a transcript file. */
export interface FileEntry {
  role: string;
  message: string;
  timestamp_secs: number;
}

/** The cleaned turns of a session in the order they were said; of a turn with no word left there is no entry. */
export function transcriptOf(turns: readonly TurnMessage[], language: string): Entry[] {
  const inOrder = [...turns].sort((a, b) => a.sequence - b.sequence);
  return cleanTranscript(inOrder, languageOf(language)).map(({ role, text, offsetMs, sequence }) => ({
    role: role === 'agent' ? 'agent' : 'user',
    message: text,
    timestampSecs: offsetMs / 1000,
    sequence,
  }));
}

/** Whether the expert said anything. */
export function hasSpeech(entries: readonly Entry[]): boolean {
  return entries.some(({ role }) => role === 'user');
}

/** The content of a transcript file: what the API calls transcript entries. */
export function fileOf(entries: readonly Entry[]): string {
  const file = entries.map(({ role, message, timestampSecs }): FileEntry => ({
    role,
    message,
    timestamp_secs: timestampSecs,
  }));
  return JSON.stringify(file);
}
