import type { JoinErrorCode, JoinPageView } from '@colloquy/contracts';
import { type Connection, makeConnection } from './connection';
import { show } from './dom';
import { endedNotice, refusedNotice } from './farewell';
import { tabMemory } from './memory';
import { newId } from './new-id';
import { consentScreen } from './screens/consent';
import { noticeScreen } from './screens/notice';
import { stringsFor } from './strings';
import { makeTalk } from './talk';

/** Waiting for an answer of ours becomes noticeable after this, milliseconds. */
const patienceMs = 4000;
/** How long the thank-you stays before the expert is taken to the client's page, milliseconds. */
const redirectAfterMs = 1500;

const { language, strings } = stringsFor(navigator.languages);
const page = document.querySelector<HTMLElement>('#page') ?? document.body;
const interviewId = location.pathname.split('/').at(-2) ?? '';
document.documentElement.lang = language;

function makePage() {
  const talk = makeTalk({
    strings,
    connection: () => connection,
    show: (screen) => show(page, screen),
    patienceMs,
  });
  const connection: Connection = makeConnection({
    connect: () => new WebSocket(socketUrl()),
    memory: tabMemory(sessionStorage, interviewId),
    newId,
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    events: {
      ...talk.events,
      onEnded(ended) {
        talk.stop();
        const { redirectUrl } = ended;
        show(page, noticeScreen(endedNotice(ended, strings, language, () => location.reload())));
        if (redirectUrl && isWebAddress(redirectUrl)) {
          setTimeout(() => location.assign(redirectUrl), redirectAfterMs);
        }
      },
      onRefused(why) {
        talk.stop();
        refused(why);
      },
    },
  });
  return connection;
}

function refused(why: JoinErrorCode | 'replaced'): void {
  show(page, noticeScreen(refusedNotice(why, strings, () => location.reload())));
}

function socketUrl(): URL {
  const url = new URL('socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

async function fetchView(): Promise<JoinPageView | JoinErrorCode> {
  try {
    const response = await fetch('view', { signal: AbortSignal.timeout(15_000) });
    if (response.status === 404) return 'unknown-interview';
    if (!response.ok) return 'unavailable';
    return (await response.json()) as JoinPageView;
  } catch {
    return 'unavailable';
  }
}

async function begin(): Promise<void> {
  const wait = () => show(page, noticeScreen({ title: strings.loading, text: '' }));
  wait();
  const connection = makePage();
  if (connection.wasOpen()) return connection.start();
  const view = await fetchView();
  if (typeof view === 'string') return refused(view);
  document.title = view.title;
  if (view.state === 'completed') return refused('interview-completed');
  show(
    page,
    consentScreen(view, strings, (how) => connection.start(how)),
  );
}

void begin();
