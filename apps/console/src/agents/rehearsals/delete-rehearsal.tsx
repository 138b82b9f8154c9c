import { useStrings } from '../../strings';
import { Confirm } from '../../ui/dialog';
import { FailureDialog } from '../../ui/failure-dialog';
import { useTell } from '../../ui/toasts';
import type { RehearsalSummary } from './rehearsal-models';
import { useDeleteRehearsal } from './use-rehearsals';
import { rehearsalStrings } from './rehearsal-strings';

interface DeleteRehearsalProps {
  agentId: string;
  rehearsal: Pick<RehearsalSummary, 'id' | 'title'> | null;
  onClose: () => void;
  onDeleted?: () => Promise<void>;
}

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
      <FailureDialog error={remove.error} onClose={remove.reset} />
    </>
  );
}
