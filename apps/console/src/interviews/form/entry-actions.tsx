import { useStrings } from '../../strings';
import { Button } from '../../ui/button';

interface EntryActionsProps {
  name: string;
  onRemove?: (() => void) | undefined;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
}

/** Disables a button without effect instead of removing it, so that it keeps the focus. */
export function EntryActions({ name, onRemove, onUp, onDown }: EntryActionsProps) {
  const { form } = useStrings().interviews;
  const movable = onUp ?? onDown;
  if (!movable && !onRemove) return null;
  return (
    <span className="entry-actions">
      {movable && (
        <>
          <Button aria-label={form.up(name)} aria-disabled={!onUp} onClick={onUp}>
            ↑
          </Button>
          <Button aria-label={form.down(name)} aria-disabled={!onDown} onClick={onDown}>
            ↓
          </Button>
        </>
      )}
      {onRemove && (
        <Button aria-label={form.removeEntry(name)} onClick={onRemove}>
          ×
        </Button>
      )}
    </span>
  );
}
