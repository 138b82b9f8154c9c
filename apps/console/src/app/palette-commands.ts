import type { useNavigate } from '@tanstack/react-router';
import { accountTabs } from '../account/account-search';
import type { Strings } from '../strings';
import { type Theme, themes } from '../ui/preferences';

type Navigate = ReturnType<typeof useNavigate>;

interface PaletteCommand {
  name: string;
  run: () => Promise<void> | void;
}

interface Does {
  navigate: Navigate;
  setTheme: (theme: Theme) => void;
  signOut: () => Promise<void>;
}

export function commandsOf(strings: Strings, mayWrite: boolean, does: Does): PaletteCommand[] {
  const { shell, interviews, agents, account } = strings;
  const { navigate, setTheme, signOut } = does;
  const pages = [
    { name: shell.interviews, run: () => navigate({ to: '/interviews', search: {} }) },
    { name: shell.comparisons, run: () => navigate({ to: '/comparisons', search: {} }) },
    { name: shell.agents, run: () => navigate({ to: '/agents', search: {} }) },
    { name: shell.overview, run: () => navigate({ to: '/overview', search: {} }) },
    { name: shell.account, run: () => navigate({ to: '/account', search: {} }) },
  ];
  const changes = [
    { name: shell.newInterview, run: () => navigate({ to: '/interviews/new', search: {} }) },
    { name: interviews.importCsv, run: () => navigate({ to: '/interviews/import', search: {} }) },
    { name: shell.newComparison, run: () => navigate({ to: '/comparisons', search: { start: true } }) },
    { name: agents.newAgent, run: () => navigate({ to: '/agents/new', search: {} }) },
  ];
  return [
    ...pages,
    ...(mayWrite ? changes : []),
    ...accountTabs.map((tab) => ({
      name: `${shell.account}: ${account.tabs[tab]}`,
      run: () => navigate({ to: '/account', search: { tab } }),
    })),
    ...themes.map((theme) => ({
      name: `${shell.theme}: ${shell[theme]}`,
      run: () => setTheme(theme),
    })),
    { name: shell.signOut, run: signOut },
  ];
}
