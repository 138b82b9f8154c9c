import type { Connection } from './connection';
import type { ConnectionEvents, Of } from './connection-types';
import { makeInterviewer } from './interviewer';
import type { Setup } from './memory';
import { makePhoneCall } from './phone-call';
import { makePresence } from './presence';
import { type ConversationScreen, conversationScreen } from './screens/conversation';
import { type Ears, type EarsNotice, makeEars } from './sound/ears';
import type { HeardTurn } from './sound/listener';
import type { Microphone } from './sound/microphone';
import type { Speaker } from './sound/speaker';
import { makeTeller } from './sound/teller';
import { statusOf } from './status';
import type { Strings } from './strings';

/** What the conversation needs around it. */
export interface TalkOptions {
  page: { language: string; strings: Strings };
  setup: Setup;
  connection: Connection;
  /** The microphone the expert has tried before the start. */
  microphone?: Microphone;
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
  const { connection, setup, now } = options;
  const { strings } = options.page;
  const voice = setup.by === 'voice';
  let screen: ConversationScreen | undefined;
  let online = false;
  let leaving = false;
  let closing = false;
  /** Since when the interviewer owes an answer; undefined while the expert does. */
  let owedSince: number | undefined;
  const ticking = setInterval(tick, 500);
  const { sign } = makePresence(now, connection.typing);

  const teller = makeTeller({
    speaker: options.speaker,
    language: setup.language,
    readerLanguages: navigator.languages,
    voices: options.voices,
    now,
    expertTalks: () => ears?.hearing() ?? false,
    onHeard: (sequence, characters) => connection.heard(sequence, characters),
    onNoVoice: () => screen?.notice(strings.noVoice),
    onChange: update,
  });
  const ears: Ears | undefined = voice
    ? makeEars({
        language: setup.language,
        now,
        sessionMs: connection.sessionMs,
        onPiece: connection.record,
        ignore: teller.isOwnVoice,
        onPartial: heardPart,
        onTurn: heardTurn,
        onNotice: (notice: EarsNotice) => screen?.notice(strings[notice]),
        onChange: update,
      })
    : undefined;

  const interviewer = makeInterviewer(teller, strings.interviewer);
  const call = makePhoneCall(now, (state) => {
    screen?.phoneBusy(state === 'calling');
    screen?.notice(state === 'failed' ? strings.phoneFailed : '');
    update();
  });

  function tick(): void {
    if (teller.speaking()) sign();
    call.tick();
    update();
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

  function heardPart(text: string): void {
    if (text !== '') teller.interrupt();
    if (text !== '') sign();
    screen?.partial(text);
  }

  function heardTurn({ text, beganAt, endedAt }: HeardTurn): void {
    screen?.partial('');
    const offsetMs = Math.max(0, Math.round(connection.sessionMs() - (now() - beganAt)));
    say(text, { offsetMs, durationMs: Math.max(0, Math.round(endedAt - beganAt)) });
  }

  function say(text: string, timing: { offsetMs?: number; durationMs?: number } = {}): void {
    if (leaving) return;
    teller.interrupt();
    owedSince = now();
    closing = false;
    screen?.emphasiseEnd(false);
    screen?.notice(''); // read by now
    screen?.said.addOwn(text, connection.say(text, timing));
    update();
  }

  function mute(on: boolean): void {
    const unsaid = ears?.mute(on) ?? '';
    screen?.partial('');
    screen?.draft(unsaid);
  }

  function leave(wish: 'end' | 'finish-later', until?: string): void {
    const lastWords = ears?.lastWords() ?? '';
    if (lastWords !== '') say(lastWords);
    leaving = true;
    screen?.leaving();
    teller.interrupt();
    update();
    connection.leave({ wish, ...(until === undefined ? {} : { until }) }, ears?.close());
  }

  function switchToPhone(phoneNumber: string): void {
    connection.switchToPhone(phoneNumber);
    call.change('calling');
  }

  function begin(title: string): ConversationScreen {
    teller.setAloud(voice && options.maySpeak());
    const made = conversationScreen({ ...setup, title }, options.page, {
      say,
      typing: sign,
      mute,
      readAloud: teller.setAloud,
      end: () => leave('end'),
      finishLater: (until) => leave('finish-later', until),
      switchToPhone,
    });
    options.show(made.element);
    void ears?.open(options.microphone);
    return made;
  }

  function onWelcome(welcome: Of<'welcome'>): void {
    online = true;
    interviewer.introduce(welcome);
    const first = screen === undefined;
    screen ??= begin(welcome.title);
    const { said } = screen;
    const unsent = connection.unsent();
    const last = welcome.turns.at(-1);
    // after a lost line the expert's own words are on the screen already
    interviewer.catchUp(welcome, said, first);
    const lastRole = last?.role ?? (first || owedSince !== undefined ? 'user' : 'agent');
    owedSince = lastRole === 'agent' && unsent.length === 0 ? undefined : now();
    proceed(welcome);
    if (!first) return;
    for (const { text, utteranceId } of unsent) said.addOwn(text, utteranceId);
    screen.focus();
  }

  function proceed({ progress, closing: closes }: Pick<Of<'turn'>, 'progress' | 'closing'>): void {
    closing = closes;
    screen?.progress(progress);
    screen?.emphasiseEnd(closing);
    update();
  }

  const events: Omit<ConnectionEvents, 'onEnded' | 'onRefused'> = {
    onWelcome,
    onTurn(turn) {
      if (!screen || !interviewer.tell(turn, screen.said)) return;
      owedSince = undefined;
      proceed(turn);
    },
    onAck: ({ utteranceId }) => screen?.said.acknowledged(utteranceId),
    onPhone: ({ state }) => call.change(state),
    onOnline(now) {
      online = now;
      update();
    },
    onOtherSession(soundLost) {
      ears?.otherSession();
      if (soundLost) screen?.notice(strings.recordingLost);
    },
  };
  return {
    events,
    /** Everything falls silent; closing words may be heard to their end. */
    stop(hearOut: boolean): void {
      clearInterval(ticking);
      if (!hearOut) teller.setAloud(false);
      void ears?.close();
    },
    speaking: teller.speaking,
  };
}

export type Talk = ReturnType<typeof makeTalk>;
