import { useStrings } from '../strings';
import { Confirm } from '../ui/dialog';
import { FailureDialog } from '../ui/failure-dialog';
import { moment } from '../ui/moments';
import { useTell } from '../ui/toasts';
import { comparisonStrings } from './comparison-strings';
import type { ComparisonSummary } from './comparison-models';
import { useDeleteComparison } from './use-comparisons';

interface DeleteConfirmProps {
  comparison: Pick<ComparisonSummary, 'id' | 'requestedAt'> | null;
  onClose: () => void;
  onDeleted?: () => Promise<void>;
}

export function DeleteConfirm({ comparison, onClose, onDeleted }: DeleteConfirmProps) {
  const comparisons = comparisonStrings();
  const { shell } = useStrings();
  const tell = useTell();
  const remove = useDeleteComparison(async () => {
    tell(comparisons.deleted);
    await onDeleted?.();
  });
  return (
    <>
      {comparison && (
        <Confirm
          title={comparisons.deleteTitle(moment(comparison.requestedAt))}
          text={comparisons.deleteText}
          action={shell.remove}
          open
          onOpenChange={onClose}
          onConfirm={() => remove.mutate(comparison.id)}
        />
      )}
      <FailureDialog error={remove.error} onClose={remove.reset} />
    </>
  );
}
