import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { useFoundInterviews } from './use-found-interviews';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const { shell } = useStrings();
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const [text, setText] = useState('');
  const interviews = useFoundInterviews(open ? text : '');
  const go = (action: () => Promise<void>) => () => {
    onOpenChange(false);
    setText('');
    void action();
  };
  const pages = [
    { name: shell.interviews, open: () => navigate({ to: '/interviews', search: {} }) },
    { name: shell.comparisons, open: () => navigate({ to: '/comparisons', search: {} }) },
    { name: shell.agents, open: () => navigate({ to: '/agents' }) },
    { name: shell.overview, open: () => navigate({ to: '/overview' }) },
    { name: shell.account, open: () => navigate({ to: '/account' }) },
    ...(mayWrite ? [{ name: shell.newInterview, open: () => navigate({ to: '/interviews/new' }) }] : []),
  ];
  return (
    <Command.Dialog
      open={open}
      onOpenChange={onOpenChange}
      label={shell.commands}
      className="palette"
      overlayClassName="overlay"
    >
      <Command.Input value={text} onValueChange={setText} placeholder={shell.commandsHint} />
      <Command.List>
        <Command.Empty>{shell.noCommand}</Command.Empty>
        {pages.map((page) => (
          <Command.Item key={page.name} onSelect={go(page.open)}>
            {page.name}
          </Command.Item>
        ))}
        {interviews.map(({ id, title, expertData }) => (
          <Command.Item
            key={id}
            value={`${title} ${expertData.name} ${id}`}
            onSelect={go(() => navigate({ to: '/interviews/$id', params: { id }, search: {} }))}
          >
            {title} <span className="quiet">{expertData.name}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command.Dialog>
  );
}
