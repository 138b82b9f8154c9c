import type { InterviewSummary } from '@colloquy/client';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../session/console-context';
import { useMayWrite } from '../../session/use-me';
import { useFirstStrings } from '../../strings';
import { Menu, MenuItem } from '../../ui/menu';
import { useTell } from '../../ui/toasts';
import { useCopy } from '../../ui/use-copy';
import { joinLink } from '../join-link';
import { isCallable, isUnderWay } from '../standing';
import { useMail } from '../use-mail';
import type { DialogKind } from '../dialog-kinds';

interface InterviewMenuProps {
  interview: InterviewSummary;
  onDialog: (kind: DialogKind) => void;
}

const menuIdOf = (id: string) => `actions-${id}`;

/** Focuses the heading if the row is gone. */
export function focusMenu(id: string) {
  const menu = document.getElementById(menuIdOf(id))?.closest('button');
  (menu ?? document.querySelector('h1'))?.focus();
}

export function InterviewMenu({ interview, onDialog }: InterviewMenuProps) {
  const { interviews } = useFirstStrings();
  const { menu } = interviews;
  const { settings } = useConsole();
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const copy = useCopy();
  const mail = useMail();
  const tell = useTell();
  const { id, title, status, withdrawnAt } = interview;
  const link = settings.appUrl && joinLink(settings.appUrl, id);
  const isOpen = status !== 'COMPLETED' && !withdrawnAt;
  const isPlanned = isOpen && !isUnderWay(interview);
  return (
    <Menu
      label={
        <>
          <span aria-hidden>⋯</span>
          <span className="visually-hidden" id={menuIdOf(id)}>
            {interviews.actionsOf(title)}
          </span>
        </>
      }
    >
      <MenuItem onSelect={() => void navigate({ to: '/interviews/$id', params: { id }, search: {} })}>
        {menu.open}
      </MenuItem>
      {isOpen && link && (
        <>
          <MenuItem onSelect={() => copy(link, () => tell(interviews.linkCopied))}>{menu.copyLink}</MenuItem>
          <MenuItem onSelect={() => void mail(interview, link)}>{menu.mail}</MenuItem>
          <MenuItem onSelect={() => onDialog('qr')}>{menu.qr}</MenuItem>
        </>
      )}
      {mayWrite && isPlanned && (
        <>
          <MenuItem onSelect={() => onDialog('schedule')}>{menu.schedule}</MenuItem>
          {status === 'SCHEDULED' && (
            <MenuItem onSelect={() => onDialog('unschedule')}>{menu.unschedule}</MenuItem>
          )}
        </>
      )}
      {mayWrite && isCallable(interview) && (
        <MenuItem onSelect={() => onDialog('call')}>{menu.call}</MenuItem>
      )}
      {mayWrite && (
        <>
          {!withdrawnAt && (
            <MenuItem onSelect={() => void navigate({ to: '/interviews/$id/edit', params: { id } })}>
              {menu.edit}
            </MenuItem>
          )}
          <MenuItem onSelect={() => void navigate({ to: '/interviews/new', search: { from: id } })}>
            {menu.duplicate}
          </MenuItem>
          {!isUnderWay(interview) && <MenuItem onSelect={() => onDialog('remove')}>{menu.remove}</MenuItem>}
        </>
      )}
    </Menu>
  );
}
