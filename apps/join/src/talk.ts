import { maxUtteranceLength } from '@colloquy/contracts';
import type { Connection } from './connection';
import type { ConnectionEvents, Leave, Of } from './connection-types';
import type { Draft } from './drafts';
import { makeInterviewer } from './interviewer';
import type { Setup, SayTiming } from './memory';
import { utterancesOf } from './own-words';
import { makePhoneCall } from './phone-call';
import { makePresence } from './presence';
import { type ConversationScreen, conversationScreen } from './screens/conversation';
import { dialogOpen } from './screens/dialog';
import { makeSoundWatch } from './silence';
import { type Ears, type EarsNotice, makeEars } from './sound/ears';
import { makeFloor } from './sound/floor';
import type { HeardTurn } from './sound/listener';
import type { Microphone, MicrophoneAnswer } from './sound/microphone';
import type { Speaker } from './sound/speaker';
import { makeTeller, type Told } from './sound/teller';
import { statusOf } from './status';
import type { Strings } from './strings';
import { makeTellingReport } from './telling';

/** What the conversation needs around it. */
export interface TalkOptions {
  page: { language: string; strings: Strings };
  setup: Setup;
  connection: Connection;
  draft: Draft;
  /** The microphone the expert has tried before the start, or may still allow. */
  microphone?: Microphone | Promise<MicrophoneAnswer>;
  /** Absent when the browser cannot speak. */
  speaker: Speaker | undefined;
  voices: () => SpeechSynthesisVoice[];
  /** A page may speak only after the expert has touched it. */
  maySpeak: () => boolean;
  now: () => number;
  show: (screen: HTMLElement) => void;
}

/** Brings what the connection tells to the screen and to the ear, and what the expert says to the connection. */
export function makeTalk(options: TalkOptions) {
  const { connection, setup, now, draft } = options;
  const { strings } = options.page;
  const voice = setup.by === 'voice';
  let screen: ConversationScreen | undefined;
  let online = false;
  let leaving: string | undefined;
  let closing = false;
  /** Since when the interviewer owes an answer; undefined while the expert does. */
  let owedSince: number | undefined;
  let silenceTold = false;
  const own: string[] = [];
  const ticking = setInterval(tick, 500);
  const tellingReport = makeTellingReport(now, connection.telling);
  const soundWatch = makeSoundWatch(now);
  const presence = makePresence({
    now,
    tell: connection.typing,
    composing: () =>
      dialogOpen() || soundWatch.speaking() || (ears?.hearing() ?? false) || (screen?.draft() ?? '') !== '',
  });

  const teller = makeTeller({
    speaker: options.speaker,
    language: setup.language,
    readerLanguages: navigator.languages,
    voices: options.voices,
    now,
    expertTalks: () => ears?.hearing() ?? false,
    onHeard: reportHeard,
    onNoVoice: () => screen?.notice(strings.noVoice),
    onChange: update,
  });
  const ears: Ears | undefined = voice
    ? makeEars({
        language: setup.language,
        ...(setup.microphoneId === undefined ? {} : { microphoneId: setup.microphoneId }),
        now,
        sessionMs: connection.sessionMs,
        onPiece: connection.record,
        ignore: teller.isOwnVoice,
        onPartial: heardPart,
        onTurn: heardTurn,
        onNotice: (notice?: EarsNotice) => screen?.notice(notice ? strings[notice] : ''),
        onChange: update,
      })
    : undefined;

  const floor = makeFloor({
    pending: () => ears?.pending() ?? '',
    onlyListens: (words) => teller.onlyListens(words, now()),
    take: teller.interrupt,
  });

  const interviewer = makeInterviewer(teller, strings.interviewer);
  const call = makePhoneCall(now, (state) => {
    screen?.phoneBusy(state === 'calling');
    screen?.notice(state === 'failed' ? strings.phoneFailed : '');
    update();
  });

  function tick(): void {
    tellingReport(teller.telling());
    lookAtSound();
    if (!leaving) presence.tick();
    screen?.countdown.tick(now());
    call.tick();
    update();
  }

  /** Sound counts while the interviewer's own voice cannot be what the microphone hears. */
  function lookAtSound(): void {
    const theirTurn = online && !leaving && owedSince === undefined && !teller.audible();
    soundWatch.look(ears?.level(), theirTurn);
    if (ears?.hearing() || screen?.draft()) soundWatch.busy();
    const silent = soundWatch.silent();
    if (silent === silenceTold) return;
    silenceTold = silent;
    screen?.notice(silent ? strings.microphoneSilent : '');
  }

  function update(): void {
    const [text, kind] = statusOf(strings, interviewer.persona(), {
      online,
      leaving,
      calling: call.calling(),
      owedMs: owedSince === undefined ? undefined : now() - owedSince,
      speaking: teller.speaking(),
      muted: ears?.muted() ?? false,
      listening: ears?.listening() ?? false,
      closing,
    });
    screen?.status(text, kind);
    screen?.sound({
      microphone: ears?.present() ?? false,
      muted: ears?.muted() ?? false,
      recording: ears?.recording() ?? false,
      canSpeak: teller.canSpeak(),
      aloud: teller.aloud(),
    });
  }

  function reportHeard({ sequence, characters, sounded }: Told): void {
    const timing = sounded ? timingOf(sounded) : {};
    connection.heard({ sequence, ...(characters === undefined ? {} : { characters }), ...timing });
  }

  function timingOf({ beganAt, endedAt }: { beganAt: number; endedAt: number }): SayTiming {
    const offsetMs = Math.max(0, Math.round(connection.sessionMs() - (now() - beganAt)));
    return { offsetMs, durationMs: Math.max(0, Math.round(endedAt - beganAt)) };
  }

  function heardPart(text: string): void {
    if (text !== '') floor.heard();
    if (text !== '') sign();
    screen?.partial(text);
  }

  function heardTurn({ text, ...when }: HeardTurn): void {
    screen?.partial('');
    if (!teller.onlyListens(text, when.beganAt)) say(text, timingOf(when));
  }

  /** The expert types or speaks. */
  function sign(): void {
    if (screen?.countdown.showing()) here();
    else presence.sign();
  }

  function here(): void {
    presence.here();
    screen?.countdown.hide();
  }

  function say(text: string, timing: SayTiming = {}): void {
    if (leaving) return;
    teller.interrupt();
    owedSince = now();
    closing = false;
    screen?.countdown.hide();
    screen?.emphasiseEnd(false);
    screen?.notice(''); // read by now
    screen?.said.addOwn(text, connection.say(text, timing));
    update();
  }

  function mute(on: boolean): void {
    const unsaid = ears?.mute(on) ?? '';
    screen?.partial('');
    screen?.addDraft(unsaid);
  }

  /** @param sendFirst what is being spoken and what is written is sent before; else it stays in the field */
  function leave(how: Leave, sendFirst: boolean): void {
    screen?.addDraft(ears?.lastWords() ?? '');
    if (sendFirst) {
      for (const text of utterancesOf(screen?.draft() ?? '', maxUtteranceLength)) say(text);
    }
    if (sendFirst || how.wish !== 'finish-later') screen?.clearDraft();
    leaving = how.wish === 'withdraw' ? strings.withdrawing : strings.ending;
    screen?.partial('');
    screen?.countdown.hide();
    screen?.leaving();
    teller.interrupt();
    update();
    connection.leave(how, ears?.close());
  }

  function switchToPhone(phoneNumber: string): void {
    connection.switchToPhone(phoneNumber);
    call.change('calling');
  }

  function makeScreen(title: string): ConversationScreen {
    teller.setAloud(voice && options.maySpeak());
    return conversationScreen({ ...setup, title, draft: draft.load() }, options.page, {
      say,
      typing: sign,
      draftChanged: draft.save,
      own: (text) => own.push(text),
      here,
      mute,
      readAloud: teller.setAloud,
      beingSpoken: () => ears?.pending() ?? '',
      end: (sendFirst) => leave({ wish: 'end' }, sendFirst),
      finishLater: (until, sendFirst) => leave({ wish: 'finish-later', until }, sendFirst),
      withdraw: () => leave({ wish: 'withdraw' }, false),
      switchToPhone,
    });
  }

  function onWelcome(welcome: Of<'welcome'>): void {
    online = true;
    interviewer.introduce(welcome);
    const first = screen === undefined;
    const shown = (screen ??= makeScreen(welcome.title));
    const unsent = connection.unsent();
    const last = welcome.turns.at(-1);
    // after a lost line the expert's own words are on the screen already
    const tellTheRest = interviewer.catchUp(welcome, shown.said, first);
    // what is in the list before it is on the page is not read out by a screen reader
    if (first) showFirst(shown, unsent);
    tellTheRest();
    const lastRole = last?.role ?? (first || owedSince !== undefined ? 'user' : 'agent');
    owedSince = lastRole === 'agent' && unsent.length === 0 ? undefined : now();
    proceed(welcome);
    if (first) shown.focus();
  }

  function showFirst(
    shown: ConversationScreen,
    unsent: readonly { text: string; utteranceId: string }[],
  ): void {
    for (const { text, utteranceId } of unsent) shown.said.addOwn(text, utteranceId);
    options.show(shown.element);
    shown.said.scroll();
    void ears?.open(options.microphone);
  }

  function proceed({ progress, closing: closes }: Pick<Of<'turn'>, 'progress' | 'closing'>): void {
    closing = closes;
    screen?.progress(progress);
    screen?.emphasiseEnd(closing);
    update();
  }

  const events: Omit<ConnectionEvents, 'onEnded' | 'onRefused' | 'onStuck'> = {
    onWelcome,
    onTurn(turn) {
      if (!screen || !interviewer.tell(turn, screen.said)) return;
      owedSince = undefined;
      proceed(turn);
    },
    onAck: ({ utteranceId }) => screen?.said.acknowledged(utteranceId),
    onPhone: ({ state }) => call.change(state),
    onCountdown({ endsInMs }) {
      if (endsInMs === undefined || leaving) screen?.countdown.hide();
      else screen?.countdown.show(endsInMs, now());
    },
    onOnline(is) {
      online = is;
      if (!online) screen?.countdown.hide();
      update();
    },
    onOtherSession(soundLost) {
      ears?.otherSession();
      if (soundLost) screen?.notice(strings.recordingLost);
    },
  };

  /** Words that are being spoken go to the field, where they are kept. */
  function keepWords(): void {
    if (!leaving) screen?.addDraft(ears?.lastWords() ?? '');
  }

  return {
    events,
    /** Whether the conversation is on the screen. */
    begun: () => screen !== undefined,
    /** The expert has touched the page; the buttons of the countdown speak for themselves. */
    touched(target: EventTarget | null): void {
      const counting = screen?.countdown.showing() && !leaving;
      if (!counting) presence.touched();
      else if (!screen?.countdown.element.contains(target as Node | null)) here();
    },
    keepWords,
    /** What the expert has said, oldest first. */
    own: (): readonly string[] => own,
    /** Everything falls silent; what the interviewer is saying may be heard to its end. */
    stop(hearOut: boolean): void {
      clearInterval(ticking);
      floor.stop();
      keepWords();
      if (!hearOut) teller.setAloud(false);
      void ears?.close();
    },
    speaking: teller.speaking,
  };
}

export type Talk = ReturnType<typeof makeTalk>;
