import { useConsole } from '../session/console-context';
import { useMayWrite, useMe } from '../session/use-me';
import { useFirstStrings } from '../strings';
import { Menu, MenuItem, MenuNote } from '../ui/menu';

export function UserMenu() {
  const { errors, shell } = useFirstStrings();
  const { signIn } = useConsole();
  const { data: me } = useMe();
  const mayWrite = useMayWrite();
  return (
    <Menu label={me?.user.fullName ?? shell.user}>
      {me && (
        <MenuNote>
          {me.account.name}
          {!mayWrite && ` · ${errors.codes.READ_ONLY.title}`}
        </MenuNote>
      )}
      <MenuItem onSelect={() => void signIn.signOut()}>{shell.signOut}</MenuItem>
    </Menu>
  );
}
