import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Confirm, Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { useTell } from '../../ui/toasts';
import type { RehearsalSummary } from './rehearsal-models';
import { useDeleteRehearsal } from './use-rehearsals';
import { rehearsalStrings } from './rehearsal-strings';

interface DeleteRehearsalProps {
  agentId: string;
  /** Null: the dialog is closed. */
  rehearsal: Pick<RehearsalSummary, 'id' | 'title'> | null;
  onClose: () => void;
  /** Called before the list is read again. */
  onDeleted?: () => Promise<void>;
}

/** Asks for confirmation, deletes a rehearsal and reports the result. */
export function DeleteRehearsal({ agentId, rehearsal, onClose, onDeleted }: DeleteRehearsalProps) {
  const rehearsals = rehearsalStrings();
  const { shell } = useStrings();
  const tell = useTell();
  const remove = useDeleteRehearsal(agentId, async () => {
    tell(rehearsals.deleted);
    await onDeleted?.();
  });
  return (
    <>
      {rehearsal && (
        <Confirm
          title={rehearsals.deleteTitle(rehearsal.title)}
          text={rehearsals.deleteText}
          action={shell.remove}
          open
          onOpenChange={onClose}
          onConfirm={() => remove.mutate(rehearsal.id)}
        />
      )}
      <Dialog title={shell.failed} open={Boolean(remove.error)} onOpenChange={remove.reset}>
        <ErrorPanel error={remove.error} />
        <div className="actions">
          <Button onClick={remove.reset}>{shell.close}</Button>
        </div>
      </Dialog>
    </>
  );
}
