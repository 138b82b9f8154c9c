import { answerOf, type Interview } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { TextArea } from '../ui/field';
import { useTell } from '../ui/toasts';
import { useDraft } from '../ui/use-draft';
import { isPending } from './queries';

export function Reanalysis({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMayWrite();
  if (interview.analysisRequests.some(isPending)) return <p role="status">{strings.reanalysing}</p>;
  if (!mayWrite) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{strings.analyseAgain}</Button>
      <Dialog title={strings.analyseAgain} open={isOpen} onOpenChange={setOpen}>
        <ReasonForm interview={interview} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReasonForm({ interview: { id }, onClose }: { interview: Interview; onClose: () => void }) {
  const { interview: strings, shell } = useStrings();
  const api = useApi();
  const tell = useTell();
  const queries = useQueryClient();
  const [reason, setReason, forget] = useDraft(`reanalysis ${id}`, () => '');
  const {
    mutate,
    error,
    isPending: isSending,
  } = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/interviews/{id}/analysis', {
          params: { path: { id } },
          body: { reason: reason.trim() },
        }),
      ),
    onSuccess: async () => {
      forget();
      tell(strings.analysisRequested);
      await queries.invalidateQueries({ queryKey: ['interview', id], exact: true });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form onSubmit={submit}>
      <p>{strings.analyseAgainText}</p>
      <TextArea
        label={strings.reason}
        hint={strings.reasonHint}
        required
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {error && <ErrorPanel error={error} />}
      <div className="actions">
        <Button onClick={onClose}>{shell.cancel}</Button>
        <Button primary type="submit" disabled={isSending || !reason.trim()}>
          {strings.analyseAgain}
        </Button>
      </div>
    </form>
  );
}
