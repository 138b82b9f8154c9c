import { answerOf, type Interview, type Session } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Confirm } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { useTell } from '../ui/toasts';

export function SwitchSession({ interview, session }: { interview: Interview; session: Session }) {
  const { interview: strings } = useStrings();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMayWrite();
  const api = useApi();
  const tell = useTell();
  const queries = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const path = { id: interview.id, sessionId: session.id };
      return answerOf(
        api.POST('/api/interviews/{id}/complete-with-session/{sessionId}', { params: { path } }),
      );
    },
    onSuccess: async () => {
      tell(strings.switched);
      await queries.invalidateQueries({ queryKey: ['interview', interview.id] });
      await queries.invalidateQueries({ queryKey: ['interviews'] });
    },
  });
  if (!mayWrite) return null;
  const isCompleted = interview.status === 'COMPLETED';
  const action = isCompleted ? strings.makeCanonical : strings.completeWith;
  return (
    <>
      <Button disabled={isPending} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {error && <ErrorPanel error={error} />}
      <Confirm
        title={action}
        text={isCompleted ? strings.makeCanonicalText : strings.completeWithText}
        action={action}
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={mutate}
      />
    </>
  );
}
