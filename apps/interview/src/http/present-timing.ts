import type { TranscriptTimingView } from '@colloquy/contracts';
import { presentSpan } from '../domain/export-text';
import type { TranscriptTiming } from '../domain/turn-ports';

export const presentTiming = ({ turns, withheld }: TranscriptTiming): TranscriptTimingView => ({
  turns: turns.map(({ timestampSecs, endSecs = null }) => ({ start_secs: timestampSecs, end_secs: endSecs })),
  withheld: withheld.map(presentSpan),
});
