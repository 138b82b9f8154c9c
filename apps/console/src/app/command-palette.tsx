import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useConsole } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { preferences } from '../ui/preferences';
import { commandsOf } from './palette-commands';
import { useFoundAgents, useFoundInterviews } from './use-found';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const strings = useStrings();
  const { shell } = strings;
  const navigate = useNavigate();
  const { signIn } = useConsole();
  const mayWrite = useMayWrite();
  const [text, setText] = useState('');
  const sought = open ? text : '';
  const interviews = useFoundInterviews(sought);
  const agents = useFoundAgents(sought);
  const go = (action: () => Promise<void> | void) => () => {
    onOpenChange(false);
    setText('');
    void action();
  };
  const commands = commandsOf(strings, mayWrite, {
    navigate,
    setTheme: preferences.setTheme,
    signOut: () => signIn.signOut(),
  });
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
        {commands.map(({ name, run }) => (
          <Command.Item key={name} onSelect={go(run)}>
            {name}
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
        {agents.map(({ id, name }) => (
          <Command.Item
            key={id}
            value={`${name} ${id}`}
            onSelect={go(() => navigate({ to: '/agents/$id', params: { id }, search: {} }))}
          >
            {name} <span className="quiet">{shell.agents}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command.Dialog>
  );
}
