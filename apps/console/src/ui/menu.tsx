import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuProps {
  label: ReactNode;
  children: ReactNode;
}

export function Menu({ label, children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="button">{label}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
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
