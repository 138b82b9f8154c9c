import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeClient } from '@colloquy/client';
import { App } from './app/app';
import { NoticePage } from './app/notice-page';
import { preferences } from './ui/preferences';
import { loadFirstStrings } from './strings';
import { ConsoleContext } from './session/console-context';
import { renewingFetch } from './session/renewing-fetch';
import { readSettings } from './session/settings';
import { makeSignIn } from './session/sign-in';
import { ended } from './session/session-end';

// after an update of the platform, the chunks of the earlier build are gone
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine) return;
  const last = Number(sessionStorage.getItem('reloaded') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('reloaded', String(Date.now()));
  location.reload();
});

const page = createRoot(document.getElementById('console') as HTMLElement);
const here = () => location.pathname + location.search + location.hash;

async function start() {
  preferences.apply();
  const strings = loadFirstStrings(preferences.language());
  strings.catch(() => undefined); // awaited below
  const settings = await readSettings().catch(() => undefined);
  const notice = async (kind: 'signedOut' | 'signInFailed' | 'unreachable', onAgain: () => void) =>
    page.render(<NoticePage strings={await strings} kind={kind} onAgain={onAgain} />);

  if (!settings) return notice('unreachable', () => location.reload());
  // the identity provider knows only one address of the console
  if (location.origin !== new URL(settings.baseUrl).origin) {
    return location.replace(settings.baseUrl + here());
  }
  const signIn = makeSignIn(settings);
  const leave = (returnTo: string) =>
    signIn.start(returnTo).catch(() => notice('unreachable', () => location.reload()));

  if (location.pathname === '/console/signed-out') return notice('signedOut', () => void leave('/console/'));
  if (location.pathname !== '/console/signed-in') return leave(here());
  const completed = signIn.complete();
  // most visits begin there, and the router asks for it only when the user is signed in
  void import('./interviews/list-page').catch(() => undefined);
  try {
    history.replaceState(null, '', await completed);
  } catch {
    return notice('signInFailed', () => void leave('/console/'));
  }
  const texts = await strings;
  const send = renewingFetch(signIn, ended.raise);
  signIn.onEnd(() => void signIn.renew().then((renewal) => renewal === 'refused' && ended.raise()));
  const api = makeClient({ baseUrl: location.origin, fetch: send });
  page.render(
    <StrictMode>
      <ConsoleContext value={{ settings, api, fetch: send, signIn }}>
        <App strings={texts} />
      </ConsoleContext>
    </StrictMode>,
  );
}

void start();
