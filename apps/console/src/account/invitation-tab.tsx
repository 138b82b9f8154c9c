import { answerOf } from '@colloquy/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { ErrorPanel } from '../ui/error-panel';
import { TextArea, TextField } from '../ui/field';
import { Load } from '../ui/load';
import { useTell } from '../ui/toasts';
import { useDraft } from '../ui/use-draft';
import { draftOfInvitation, type Invitation, invitationOf, invitationProblems } from './invitation-draft';

export function InvitationTab() {
  const { account } = useStrings();
  const api = useApi();
  const query = useQuery({
    queryKey: ['invitation'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/account/invitation', { signal })),
  });
  return (
    <>
      <p className="quiet">{account.invitation.intro}</p>
      <Load query={query}>{(invitation) => <InvitationForm invitation={invitation} />}</Load>
    </>
  );
}

function InvitationForm({ invitation }: { invitation: Invitation }) {
  const { account, shell } = useStrings();
  const texts = account.invitation;
  const mayWrite = useMayWrite();
  const tell = useTell();
  const api = useApi();
  const queries = useQueryClient();
  const [draft, setDraft, forget] = useDraft('invitation', () => draftOfInvitation(invitation));
  const problems = invitationProblems(draft);
  const save = useMutation({
    mutationFn: () => answerOf(api.PUT('/api/account/invitation', { body: invitationOf(draft) })),
    onSuccess: (saved) => {
      queries.setQueryData(['invitation'], saved);
      forget();
      tell(account.saved);
    },
  });
  const text = (name: keyof typeof draft, maxLength: number) => ({
    label: texts[name],
    value: draft[name],
    readOnly: !mayWrite,
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problems.size === 0) save.mutate();
  };
  return (
    <form className="card narrow-form" onSubmit={submit} noValidate>
      <TextField {...text('organisation', 200)} />
      <TextArea {...text('purpose', 1000)} />
      <TextField
        type="url"
        placeholder="https://"
        error={problems.has('privacyUrl') ? texts.privacyUrlProblem : undefined}
        {...text('privacyUrl', 2048)}
      />
      <TextField {...text('retention', 300)} />
      <TextField {...text('contact', 300)} />
      <TextField
        type="number"
        min={1}
        max={240}
        error={problems.has('minutes') ? texts.minutesProblem : undefined}
        {...text('minutes', 3)}
      />
      {save.error && <ErrorPanel error={save.error} />}
      {mayWrite && (
        <Button type="submit" primary disabled={problems.size > 0 || save.isPending}>
          {shell.save}
        </Button>
      )}
    </form>
  );
}
