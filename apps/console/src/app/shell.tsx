import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useLiveEvents } from '../session/live-events';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { CommandPalette } from './command-palette';
import { SignInEnded } from './sign-in-ended';
import { UserMenu } from './user-menu';

/** The frame around every page: navigation, command palette, user menu. */
export function Shell() {
  const { shell } = useStrings();
  const [paletteOpen, setPaletteOpen] = useState(false);
  useLiveEvents();
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <header className="shell-header">
        <Link className="brand" to="/interviews" search={{}}>
          {shell.product}
        </Link>
        <nav aria-label={shell.navigation}>
          <Link to="/interviews" search={{}}>
            {shell.interviews}
          </Link>
          <Link to="/comparisons" search={{}}>
            {shell.comparisons}
          </Link>
          <Link to="/agents">{shell.agents}</Link>
          <Link to="/overview">{shell.overview}</Link>
          <Link to="/account">{shell.account}</Link>
        </nav>
        <Button onClick={() => setPaletteOpen(true)} aria-keyshortcuts="Control+K Meta+K">
          {shell.commands} <kbd>Ctrl K</kbd>
        </Button>
        <UserMenu />
      </header>
      <div id="content" tabIndex={-1}>
        <Outlet />
      </div>
      <CommandPalette open={paletteOpen} onOpenChange={setPaletteOpen} />
      <SignInEnded />
    </>
  );
}
