import { answerOf, type Interview } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi, useConsole } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import type { DialogKind } from '../interviews/dialog-kinds';
import { InterviewDialogs } from '../interviews/list/interview-dialogs';
import { joinLink } from '../interviews/join-link';
import { useMail } from '../interviews/use-mail';
import { isCallable } from '../interviews/standing';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Confirm } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { Menu, MenuItem } from '../ui/menu';
import { useTell } from '../ui/toasts';
import { ExportMenu } from './export-menu';
import { isLocked, stageOf } from './stage';

export function InterviewActions({ interview }: { interview: Interview }) {
  const { interview: strings, interviews } = useStrings();
  const { settings } = useConsole();
  const mayWrite = useMayWrite();
  const mail = useMail();
  const { id, status, withdrawnAt } = interview;
  const isOpen = status !== 'COMPLETED' && !withdrawnAt;
  const link = settings.appUrl && joinLink(settings.appUrl, id);
  return (
    <>
      {isOpen && link && (
        <>
          <CopyButton text={link} label={strings.copyJoinLink} />
          <Button onClick={() => void mail(interview, link)}>{interviews.menu.mail}</Button>
        </>
      )}
      <ExportMenu interview={interview} />
      {mayWrite && <Changes interview={interview} />}
    </>
  );
}

function Changes({ interview }: { interview: Interview }) {
  const { interview: strings, interviews } = useStrings();
  const navigate = useNavigate();
  const { dialog } = useSearch({ from: '/interviews/$id' });
  const setOpen = (kind: DialogKind) =>
    void navigate({ to: '.', search: (known) => ({ ...known, dialog: kind }) });
  const remove = useRemoval(interview);
  const { id, status } = interview;
  const stage = stageOf(interview);
  const isPlanned = stage === 'invited' || stage === 'scheduled';
  const close = () => void navigate({ to: '.', search: ({ dialog: _, ...known }) => known, replace: true });
  return (
    <>
      <Menu label={strings.actions}>
        {isPlanned && (
          <>
            <MenuItem onSelect={() => setOpen('qr')}>{interviews.menu.qr}</MenuItem>
            <MenuItem onSelect={() => setOpen('schedule')}>{interviews.menu.schedule}</MenuItem>
            {status === 'SCHEDULED' && (
              <MenuItem onSelect={() => setOpen('unschedule')}>{interviews.menu.unschedule}</MenuItem>
            )}
          </>
        )}
        {isCallable(interview) && (
          <MenuItem onSelect={() => setOpen('call')}>{interviews.menu.call}</MenuItem>
        )}
        {stage !== 'withdrawn' && (
          <>
            <MenuItem onSelect={() => void navigate({ to: '/interviews/$id/edit', params: { id } })}>
              {strings.edit}
            </MenuItem>
            <MenuItem onSelect={() => void navigate({ to: '/interviews/new', search: { from: id } })}>
              {strings.duplicate}
            </MenuItem>
          </>
        )}
        <MenuItem disabled={isLocked(stage)} onSelect={() => setOpen('remove')}>
          {isLocked(stage) ? strings.deleteLocked : strings.delete}
        </MenuItem>
      </Menu>
      {remove.error && (
        <div className="refusal">
          <ErrorPanel error={remove.error} />
        </div>
      )}
      <Confirm
        title={strings.deleteTitle}
        text={strings.deleteText(interview.title)}
        action={strings.delete}
        open={dialog === 'remove'}
        onOpenChange={close}
        onConfirm={remove.mutate}
      />
      {dialog && dialog !== 'remove' && (
        <InterviewDialogs open={{ kind: dialog, interview }} onClose={close} />
      )}
    </>
  );
}

function useRemoval({ id }: Interview) {
  const { interview: strings } = useStrings();
  const api = useApi();
  const tell = useTell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/interviews/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      tell(strings.deleted);
      await navigate({ to: '/interviews', search: {} });
      queries.removeQueries({ queryKey: ['interview', id] });
      await queries.invalidateQueries({ queryKey: ['interviews'] });
    },
  });
}
