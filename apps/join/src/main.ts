import type { JoinErrorCode, JoinPageView } from '@colloquy/contracts';
import { makeConnection } from './connection';
import type { Of } from './connection-types';
import { show } from './dom';
import { endedNotice, onPhoneNotice, refusedNotice, scheduledNotice } from './farewell';
import { type Setup, tabMemory } from './memory';
import { newId } from './new-id';
import { type Choice, consentScreen } from './screens/consent';
import { noticeScreen } from './screens/notice';
import { makeSpeaker } from './sound/speaker';
import { keepAwake } from './sound/wake-lock';
import { stringsFor } from './strings';
import { makeTalk, type Talk } from './talk';

/** How long the thank-you stays before the expert is taken to the client's page, milliseconds. */
const redirectAfterMs = 1500;
/** How long closing words may keep the expert from there, milliseconds. */
const hearOutMs = 15_000;

const element = document.querySelector<HTMLElement>('#page') ?? document.body;
const interviewId = location.pathname.split('/').at(-2) ?? '';
const memory = tabMemory(sessionStorage, interviewId);
const synthesis = (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
const speaker = synthesis
  ? makeSpeaker({ synthesis, makeUtterance: (text) => new SpeechSynthesisUtterance(text), now: Date.now })
  : undefined;
let page = stringsFor(navigator.languages);

let talk: Talk | undefined;
const connection = makeConnection({
  connect: () => new WebSocket(socketUrl()),
  memory,
  newId,
  now: Date.now,
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  events: {
    onWelcome(welcome) {
      document.title = welcome.title;
      talk?.events.onWelcome(welcome);
    },
    onTurn: (turn) => talk?.events.onTurn(turn),
    onAck: (ack) => talk?.events.onAck(ack),
    onPhone: (phone) => talk?.events.onPhone(phone),
    onOnline: (online) => talk?.events.onOnline(online),
    onOtherSession: (soundLost) => talk?.events.onOtherSession(soundLost),
    onEnded: ended,
    onRefused(why) {
      talk?.stop(false);
      refused(why);
    },
  },
});

function setLanguage(languages: readonly string[]): void {
  page = stringsFor(languages);
  document.documentElement.lang = page.language;
}

function join(setup: Setup, how: 'resume' | 'start-over', microphone?: Choice['microphone']): void {
  talk = makeTalk({
    page,
    setup,
    connection,
    ...(microphone ? { microphone } : {}),
    speaker,
    voices: () => synthesis?.getVoices() ?? [],
    maySpeak: () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true,
    now: Date.now,
    show: (screen) => show(element, screen),
  });
  if (setup.by === 'voice') keepAwake();
  notice({ title: page.strings.loading, text: '' });
  connection.start(setup, how);
}

function ended(frame: Of<'ended'>): void {
  const { redirectUrl, reason } = frame;
  const completed = reason === 'completed_natural_end';
  talk?.stop(completed);
  notice(endedNotice(frame, page.strings, page.language, () => location.reload()));
  if (!redirectUrl || !/^https?:\/\//i.test(redirectUrl)) return;
  const since = Date.now();
  const timer = setInterval(() => {
    if (talk?.speaking() && Date.now() - since < hearOutMs) return;
    clearInterval(timer);
    location.assign(redirectUrl);
  }, redirectAfterMs);
}

function refused(why: JoinErrorCode | 'replaced'): void {
  notice(refusedNotice(why, page.strings, () => location.reload()));
}

function notice(options: Parameters<typeof noticeScreen>[0]): void {
  show(element, noticeScreen(options));
}

function socketUrl(): URL {
  const url = new URL('socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}

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

function askConsent(view: JoinPageView): void {
  const { language, phone = false } = view;
  const start = ({ how, by, microphone }: Choice) => join({ by, language, phone }, how, microphone);
  show(element, consentScreen(view, page.strings, start));
}

async function begin(): Promise<void> {
  const earlier = connection.earlier();
  setLanguage(earlier ? [earlier.language] : navigator.languages);
  synthesis?.getVoices(); // browsers load them when they are first asked for
  if (earlier) return join(earlier, 'resume');
  notice({ title: page.strings.loading, text: '' });
  const view = await fetchView();
  if (typeof view === 'string') return refused(view);
  setLanguage([view.language]);
  document.title = view.title;
  if (view.state === 'completed') return refused('interview-completed');
  const goOn = () => askConsent(view);
  if (view.onPhone) return notice(onPhoneNotice(page.strings, goOn));
  const planned = scheduledNotice(view, page.strings, page.language, new Date(), goOn);
  return planned ? notice(planned) : goOn();
}

addEventListener('offline', connection.networkLost);
addEventListener('online', connection.networkBack);
// some browsers speak on after the page is gone
addEventListener('pagehide', () => synthesis?.cancel());
void begin();
