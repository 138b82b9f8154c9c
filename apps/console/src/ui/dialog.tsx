import { Dialog as Radix } from 'radix-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useFirstStrings } from '../strings';
import { Button } from './button';

interface DialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** True closes every dialog below: a second modal dialog would hide the first from assistive technology. */
export const DialogsClosed = createContext(false);

export function Dialog({ title, open, onOpenChange, children }: DialogProps) {
  const areClosed = useContext(DialogsClosed);
  return (
    <Radix.Root open={open && !areClosed} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content className="dialog" aria-describedby={undefined}>
          <Radix.Title>{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ConfirmProps extends Omit<DialogProps, 'children'> {
  text: string;
  action: string;
  onConfirm: () => void;
}

export function Confirm({ text, action, onConfirm, ...dialog }: ConfirmProps) {
  const { shell } = useFirstStrings();
  const { onOpenChange } = dialog;
  const confirm = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <Dialog {...dialog}>
      <p>{text}</p>
      <div className="actions">
        <Button onClick={() => onOpenChange(false)}>{shell.cancel}</Button>
        <Button danger onClick={confirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
