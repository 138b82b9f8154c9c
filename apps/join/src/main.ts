import { type JoinErrorCode, type JoinPageView, maxUtteranceLength } from '@colloquy/contracts';
import { makeConnection } from './connection';
import type { Of, Unfinished } from './connection-types';
import { show } from './dom';
import { makeDraft } from './drafts';
import {
  endedNotice,
  isComplete,
  onPhoneNotice,
  otherHostNotice,
  refusedNotice,
  scheduledNotice,
  stuckNotice,
  withdrawnNotice,
} from './farewell';
import { type Setup, tabMemory } from './memory';
import { newId } from './new-id';
import { utterancesOf } from './own-words';
import { consentScreen } from './screens/consent';
import type { Choice } from './screens/entry';
import { endingScreen } from './screens/ending';
import { noticeScreen } from './screens/notice';
import { postWithdrawal } from './screens/withdraw-link';
import { makeSpeaker } from './sound/speaker';
import { keepAwake } from './sound/wake-lock';
import { forgetOld, openStorage } from './storage';
import { english, stringsFor } from './strings';
import { makeTalk, type Talk } from './talk';
import { fetchView, socketUrl } from './view';

/** How long closing words may delay the redirect to the client's page. */
const closingWordsMs = 15_000;
/** Time after which an open connection without any frame is dead. */
const silenceLimitMs = 15_000;

type Notice = Parameters<typeof noticeScreen>[0];

const element = document.querySelector<HTMLElement>('#page') ?? document.body;
const interviewId = location.pathname.split('/').at(-2) ?? '';
const tab = openStorage(() => sessionStorage);
const lasting = openStorage(
  () => localStorage,
  () => sessionStorage,
);
const draft = makeDraft(lasting.store, interviewId, Date.now);
const synthesis = (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
const speaker = synthesis
  ? makeSpeaker({ synthesis, makeUtterance: (text) => new SpeechSynthesisUtterance(text), now: Date.now })
  : undefined;
let page = english;

let talk: Talk | undefined;
let silenceTimer: ReturnType<typeof setInterval> | undefined;
const connection = makeConnection({
  connect: () => Object.assign(new WebSocket(socketUrl()), { binaryType: 'arraybuffer' as const }),
  memory: tabMemory(tab.store, interviewId, { store: lasting.store, now: Date.now }),
  newId,
  now: Date.now,
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  events: {
    onWelcome(welcome) {
      clearInterval(silenceTimer);
      document.title = welcome.title;
      talk?.events.onWelcome(welcome);
    },
    onTurn: (turn) => talk?.events.onTurn(turn),
    onAck: (ack) => talk?.events.onAck(ack),
    onPhone: (phone) => talk?.events.onPhone(phone),
    onCountdown: (countdown) => talk?.events.onCountdown(countdown),
    onOnline: (online) => talk?.events.onOnline(online),
    onOtherSession: (soundLost) => talk?.events.onOtherSession(soundLost),
    onVoice: (frame) => talk?.events.onVoice(frame),
    onSound: (sound) => talk?.events.onSound(sound),
    onStuck: stuck,
    onEnded: ended,
    onRefused: (why) => void turnedAway(why),
  },
});

async function setLanguage(languages: readonly string[]): Promise<void> {
  page = await stringsFor(languages);
  document.documentElement.lang = page.language;
  document.documentElement.dir = page.direction;
}

function join(setup: Setup, how: 'resume' | 'start-over', microphone?: Choice['microphone']): void {
  talk = makeTalk({
    page,
    setup,
    connection,
    draft,
    ...(microphone ? { microphone } : {}),
    speaker,
    voices: () => synthesis?.getVoices() ?? [],
    maySpeak: () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true,
    now: Date.now,
    show: (screen) => show(element, screen),
  });
  if (setup.by === 'voice') keepAwake();
  notice({ title: page.strings.loading, text: '' });
  clearInterval(silenceTimer);
  silenceTimer = setInterval(() => {
    stuck('blocked');
    connection.networkLost();
  }, silenceLimitMs);
  connection.start(setup, how);
}

/** Before the conversation is on the screen; later the status line reports a disconnection. */
function stuck(why: 'blocked' | 'unavailable'): void {
  if (talk?.begun()) return;
  const message = stuckNotice(navigator.onLine ? why : 'unavailable', page.strings, reload);
  if (element.querySelector('h1')?.textContent !== message.title) notice(message);
}

function ended(frame: Of<'ended'>, { withdrawing }: Unfinished): void {
  clearInterval(silenceTimer);
  const complete = isComplete(frame.reason);
  talk?.stop(frame.reason !== 'client_disconnect' && frame.reason !== 'switched_to_phone');
  if (frame.withdrawn) return withdrawn();
  if (withdrawing) return void withdraw();
  const message = endedNotice(frame, page.strings, page.language, reload);
  if (complete) keepDraft();
  else if (draft.load() !== '') message.text = `${message.text} ${page.strings.draftKept}`;
  showEnding(message, complete, frame.redirectUrl);
}

/** Turns the draft into undelivered answers, which the last screen of a complete interview shows. */
function keepDraft(): void {
  for (const text of utterancesOf(draft.load(), maxUtteranceLength)) connection.keep(text);
  draft.clear();
}

function showEnding(message: Notice, complete: boolean, redirectUrl?: string): void {
  const since = Date.now();
  const screen = endingScreen(
    {
      notice: message,
      complete,
      own: talk?.own() ?? [],
      undelivered: connection.undelivered(),
      ...(redirectUrl === undefined ? {} : { redirectUrl }),
      mayGo: () => !talk?.speaking() || Date.now() - since > closingWordsMs,
      deliver: reload,
      withdrawn,
    },
    page.strings,
  );
  show(element, screen.element);
  void fetchView().then((view) => typeof view === 'object' && screen.update(view));
}

/** Deletes the draft and shows that the consent is withdrawn. */
function withdrawn(): void {
  draft.clear();
  notice(withdrawnNotice(page.strings));
}

/** The session ended before it received the withdrawal. */
async function withdraw(): Promise<void> {
  notice({ title: page.strings.withdrawing, text: '' });
  if (await postWithdrawal()) return withdrawn();
  const { withdraw: title, withdrawFailed: text, tryAgain: label } = page.strings;
  notice({ sign: 'attention', title, text, action: { label, run: () => void withdraw() } });
}

async function turnedAway(why: JoinErrorCode | 'replaced'): Promise<void> {
  clearInterval(silenceTimer);
  talk?.stop(false);
  if (why === 'interview-completed' && connection.withdrawing()) return withdraw();
  if (why === 'withdrawn') return withdrawn();
  refused(why);
}

function refused(why: JoinErrorCode | 'replaced'): void {
  const message = refusedNotice(why, page.strings, reload);
  if (why !== 'interview-completed') return notice(message);
  keepDraft();
  showEnding(message, true);
}

function notice(options: Notice): void {
  show(element, noticeScreen(options));
}

function askConsent(view: JoinPageView): void {
  const { language, phone = false, speech } = view;
  const start = ({ how, by, microphone, microphoneId, consent }: Choice) => {
    const chosen = microphoneId === undefined ? {} : { microphoneId };
    join({ by, language, phone, byPlatform: speech === 'platform', consent, ...chosen }, how, microphone);
  };
  show(element, consentScreen(view, page, tab.refused, { start, withdrawn }));
}

async function begin(): Promise<void> {
  const earlier = connection.earlier();
  await setLanguage(earlier ? [earlier.language] : navigator.languages);
  synthesis?.getVoices(); // browsers load the voices on the first call
  if (earlier) return join(earlier, 'resume');
  notice({ title: page.strings.loading, text: '' });
  const view = await fetchView();
  if (typeof view === 'string') return refused(view);
  await setLanguage([view.language]);
  document.title = view.title;
  if (view.withdrawn) return withdrawn();
  if (view.state === 'completed') return refused('interview-completed');
  const elsewhere = otherHostNotice(view, location, page.strings);
  if (elsewhere) return notice(elsewhere);
  const goOn = () => askConsent(view);
  if (view.onPhone) return notice(onPhoneNotice(page.strings, goOn));
  const planned = scheduledNotice(view, page.strings, page.language, new Date(), goOn);
  return planned ? notice(planned) : goOn();
}

function reload(): void {
  location.reload();
}

/** Shows an error that stops the page; a conversation on the screen stays. */
function failed(): void {
  if (talk?.begun() || element.querySelector('button, a')) return;
  const { brokenTitle: title, startFailedText: text, tryAgain: label } = page.strings;
  notice({ sign: 'attention', title, text, action: { label, run: reload } });
}

addEventListener('error', failed);
addEventListener('unhandledrejection', failed);
addEventListener('offline', connection.networkLost);
addEventListener('online', connection.networkBack);
for (const sign of ['keydown', 'pointerdown'] as const) {
  addEventListener(sign, ({ target }) => talk?.touched(target), { capture: true, passive: true });
}
addEventListener('pagehide', () => {
  talk?.keepWords();
  synthesis?.cancel(); // some browsers keep speaking after the page is closed
});
// a page restored from the history has neither its socket nor its microphone
addEventListener('pageshow', ({ persisted }) => persisted && reload());
forgetOld(() => localStorage, Date.now());
begin().catch(failed);
