import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface MenuProps {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Menu({ label, className = '', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  // accessibility rules: all content belongs to a landmark of the page
  const main = open ? document.querySelector('main') : null;
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger className={`button ${className}`.trim()}>{label}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={main}>
        <DropdownMenu.Content className="menu" align="end">
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const MenuItem = (props: DropdownMenu.DropdownMenuItemProps) => (
  <DropdownMenu.Item className="menu-item" {...props} />
);

export const MenuNote = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="menu-note">{children}</DropdownMenu.Label>
);
