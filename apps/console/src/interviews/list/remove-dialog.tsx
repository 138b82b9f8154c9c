import { answerOf } from '@colloquy/client';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../session/console-context';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { useTell } from '../../ui/toasts';
import { useReadAgain } from '../use-update';
import type { InterviewDialogProps } from './interview-dialog-props';

export function RemoveDialog({ interview, onClose }: InterviewDialogProps) {
  const { interviews, shell } = useStrings();
  const { remove } = interviews;
  const api = useApi();
  const tell = useTell();
  const readAgain = useReadAgain();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      answerOf(api.DELETE('/api/interviews/{id}', { params: { path: { id: interview.id } } })),
    onSuccess: () => {
      readAgain();
      tell(remove.done);
      onClose();
      // the row with the menu will be gone
      setTimeout(() => document.querySelector('h1')?.focus());
    },
  });
  return (
    <Dialog title={remove.title(1)} open onOpenChange={onClose}>
      <p>
        <strong>{interview.title}</strong>
      </p>
      <p>{remove.text}</p>
      {error && <ErrorPanel error={error} />}
      <div className="actions">
        <Button onClick={onClose}>{shell.cancel}</Button>
        <Button danger disabled={isPending} onClick={() => mutate()}>
          {interviews.menu.remove}
        </Button>
      </div>
    </Dialog>
  );
}
