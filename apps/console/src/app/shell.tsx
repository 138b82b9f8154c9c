import { Link, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLiveEvents } from '../session/live-events';
import { useEnded } from '../session/session-end';
import { useInactiveAccount } from '../session/use-me';
import { useFirstStrings } from '../strings';
import { Button } from '../ui/button';
import { DialogsClosed } from '../ui/dialog';
import { useIdle } from '../ui/use-idle';
import { InactiveAccount } from './inactive-account';
import { SignInEnded } from './sign-in-ended';
import { usePaletteKey } from './use-palette-key';
import { UserMenu } from './user-menu';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette')).CommandPalette }));

export function Shell() {
  const { shell } = useFirstStrings();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const isIdle = useIdle();
  const isEnded = useEnded();
  usePaletteKey(useCallback(() => setPaletteOpen((open) => !open), []));
  const inactive = useInactiveAccount();
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
        <DialogsClosed value={isEnded}>
          {inactive ? <InactiveAccount name={inactive.name} status={inactive.status} /> : <Outlet />}
        </DialogsClosed>
      </div>
      {(paletteOpen || isIdle) && (
        <Suspense>
          <CommandPalette open={paletteOpen && !isEnded} onOpenChange={setPaletteOpen} />
        </Suspense>
      )}
      <SignInEnded />
    </>
  );
}
