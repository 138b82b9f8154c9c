import { languageOf, type TranscriptEntryMessage, type TurnMessage } from '@colloquy/contracts';
import { cleanTranscript } from '@colloquy/language';
import { inSpokenOrder, isLate } from './late-words';
import { spokenEnds } from './silences';

export type Entry = TranscriptEntryMessage;

interface FileEntry {
  role: string;
  message: string;
  timestamp_secs: number;
  transcribedAfterwards?: true;
}

export function transcriptOf(turns: readonly TurnMessage[], language: string): Entry[] {
  const inOrder = inSpokenOrder(turns);
  const ends = spokenEnds(inOrder);
  return cleanTranscript(inOrder, languageOf(language)).map((turn) => {
    const endMs = ends.get(turn.sequence);
    return {
      role: turn.role === 'agent' ? 'agent' : 'user',
      message: turn.text,
      timestampSecs: turn.offsetMs / 1000,
      sequence: turn.sequence,
      ...(isLate(turn) ? { transcribedAfterwards: true } : {}),
      ...(endMs === undefined ? {} : { endSecs: endMs / 1000 }),
    };
  });
}

export function hasSpeech(entries: readonly Entry[]): boolean {
  return entries.some(({ role }) => role === 'user');
}

/** Returns a JSON array of the API's transcript entries. */
export function fileOf(entries: readonly Entry[]): string {
  const file = entries.map(({ role, message, timestampSecs, transcribedAfterwards }): FileEntry => ({
    role,
    message,
    timestamp_secs: timestampSecs,
    ...(transcribedAfterwards ? { transcribedAfterwards } : {}),
  }));
  return JSON.stringify(file);
}

/** Text of a part, bytes. Its translation is in the same message, whose limit is 4 MB. */
const partBytes = 512 * 1024;

/** Returns at least one part. The parts depend on the entries only, so a repetition sends the same. */
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
