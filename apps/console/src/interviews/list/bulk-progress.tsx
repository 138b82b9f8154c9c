import type { InterviewSummary } from '@colloquy/client';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { errorText } from '../../ui/error-text';
import type { BatchState } from '../use-batch';
import type { BulkKind } from './use-bulk';

interface BulkProgressProps {
  kind: BulkKind;
  state: BatchState<InterviewSummary>;
  onStop: () => void;
  onAgain: () => void;
  onClose: () => void;
}

const shown = 50;

export function BulkProgress({ kind, state, onStop, onAgain, onClose }: BulkProgressProps) {
  const strings = useStrings();
  const { bulk } = strings.interviews;
  const { done, failures, total, isRunning } = state;
  const settled = done + failures.length;
  return (
    <Dialog
      title={kind === 'remove' ? bulk.deleting : bulk.duplicating}
      open
      onOpenChange={() => isRunning || onClose()}
    >
      <progress max={total} value={settled} aria-label={bulk.progress(settled, total)} />
      <p role="status">{isRunning ? bulk.progress(settled, total) : bulk.done(done, failures.length)}</p>
      {failures.length > 0 && (
        <ul className="failures" aria-label={bulk.failed}>
          {failures.slice(0, shown).map(({ item, error }) => (
            <li key={item.id}>
              {item.title}:{' '}
              <span className="field-error">{messageOf(error, errorText(error, strings).title)}</span>
            </li>
          ))}
          {failures.length > shown && <li>{bulk.moreFailed(failures.length - shown)}</li>}
        </ul>
      )}
      <div className="actions">
        {isRunning ? (
          <Button onClick={onStop}>{bulk.stop}</Button>
        ) : (
          <>
            {failures.length > 0 && <Button onClick={onAgain}>{bulk.again}</Button>}
            <Button primary onClick={onClose}>
              {strings.shell.close}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function messageOf(error: unknown, title: string): string {
  const { message, requestId } = error as { message?: string; requestId?: string };
  return [title, message, requestId].filter(Boolean).join(' · ');
}
