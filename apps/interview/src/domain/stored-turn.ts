import { AppError } from '@colloquy/kernel';
import type { Heard, Turn } from './turn-ports';

/** A turn as stored; `trimmed` if its text was cut to the heard part. */
type StoredTurn = Pick<Turn, 'role' | 'text' | 'utteranceId'> & { trimmed?: true };

/** Returns whether a turn is the stored one, sent again. A trimmed turn may come with its whole text. */
export function isRepeated(turn: Turn, stored: StoredTurn | undefined): boolean {
  return (
    stored?.role === turn.role &&
    (stored.text === turn.text || (stored.trimmed === true && turn.text.startsWith(stored.text))) &&
    stored.utteranceId === turn.utteranceId
  );
}

/** @throws AppError `conflict` TURN_CONFLICT if the heard text is not the beginning of the stored text */
export function trimmedTo(
  { text: heard, ...when }: Heard,
  stored: Pick<Turn, 'text'>,
): (Heard & { trimmed?: true }) | undefined {
  const isShort = heard === undefined || heard.startsWith(stored.text);
  if (!isShort && !stored.text.startsWith(heard)) {
    throw new AppError('conflict', 'TURN_CONFLICT', 'The text is not the beginning of the turn');
  }
  const change = { ...when, ...(isShort ? {} : { text: heard, trimmed: true as const }) };
  return Object.keys(change).length === 0 ? undefined : change;
}
