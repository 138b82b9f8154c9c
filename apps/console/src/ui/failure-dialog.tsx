import { useFirstStrings } from '../strings';
import { Button } from './button';
import { Dialog } from './dialog';
import { ErrorPanel } from './error-panel';

export function FailureDialog({ error, onClose }: { error: Error | null; onClose: () => void }) {
  const { errors, shell } = useFirstStrings();
  return (
    <Dialog title={errors.unexpected.title} open={error !== null} onOpenChange={onClose}>
      <ErrorPanel error={error} />
      <div className="actions">
        <Button onClick={onClose}>{shell.close}</Button>
      </div>
    </Dialog>
  );
}
