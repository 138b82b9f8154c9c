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
import { type VoiceInput, type VoiceInputNotice, makeVoiceInput } from './sound/voice-input';
import { makePlatformVoice } from './sound/platform-voice';
import { makeFloor } from './sound/floor';
import type { HeardTurn } from './sound/listener';
import type { Microphone, MicrophoneAnswer } from './sound/microphone';
import type { Speaker } from './sound/speaker';
import { makeTurnPlayer, type Playback } from './sound/turn-player';
import { statusOf } from './status';
import type { Strings } from './strings';
import { makeTellingReport } from './telling';

export interface TalkOptions {
  page: { language: string; strings: Strings };
  setup: Setup;
  connection: Connection;
  draft: Draft;
  /** The microphone from the green room, or one that the expert may still allow. */
  microphone?: Microphone | Promise<MicrophoneAnswer>;
  /** Absent if the browser cannot speak. */
  speaker: Speaker | undefined;
  voices: () => SpeechSynthesisVoice[];
  /** A page may speak only after the expert has touched it. */
  maySpeak: () => boolean;
  now: () => number;
  show: (screen: HTMLElement) => void;
}

/** Connects screen and sound to the connection: plays the interviewer's turns and sends the expert's. */
export function makeTalk(options: TalkOptions) {
  const { connection, setup, now, draft } = options;
  const { strings } = options.page;
  const voice = setup.by === 'voice';
  let screen: ConversationScreen | undefined;
  let online = false;
  let leaving: string | undefined;
  let closing = false;
  /** Since when the expert has waited for the interviewer; undefined while the interviewer waits. */
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
      dialogOpen() ||
      soundWatch.speaking() ||
      (voiceInput?.hearing() ?? false) ||
      (screen?.draft() ?? '') !== '',
  });

  const microphone = setup.microphoneId === undefined ? {} : { microphoneId: setup.microphoneId };
  const onNotice = (notice?: VoiceInputNotice) => screen?.notice(notice ? strings[notice] : '');
  const platform =
    voice && setup.byPlatform
      ? makePlatformVoice({
          ...microphone,
          now,
          send: connection.sendSound,
          buffered: connection.buffered,
          tellAloud: connection.setAloud,
          onPlayed: connection.played,
          onHeard: reportHeard,
          onPartial: heardPart,
          onUtterance: heardUtterance,
          onNotice,
          onChange: update,
        })
      : undefined;
  const browserTurns = {
    speaker: options.speaker,
    language: setup.language,
    readerLanguages: navigator.languages,
    voices: options.voices,
    now,
    expertTalks: () => voiceInput?.hearing() ?? false,
    onHeard: reportHeard,
    onNoVoice: () => screen?.notice(strings.noVoice),
    onChange: update,
  };
  const turnPlayer = platform?.turns ?? makeTurnPlayer(browserTurns);
  const browserInput = voice && !platform;
  const voiceInput: VoiceInput | undefined = browserInput
    ? makeVoiceInput({
        language: setup.language,
        ...microphone,
        now,
        patience: () => interviewer.patience(),
        sessionMs: connection.sessionMs,
        onPiece: connection.record,
        ignore: turnPlayer.isOwnVoice,
        onPartial: heardPart,
        onTurn: heardTurn,
        onNotice,
        onChange: update,
      })
    : platform?.input;

  const floor = makeFloor({
    pending: () => voiceInput?.pending() ?? '',
    onlyListens: (words) => turnPlayer.onlyListens(words, now()),
    take: turnPlayer.interrupt,
  });

  const interviewer = makeInterviewer(turnPlayer, strings.interviewer);
  const call = makePhoneCall(now, (state) => {
    screen?.phoneBusy(state === 'calling');
    screen?.notice(state === 'failed' ? strings.phoneFailed : '');
    update();
  });

  function tick(): void {
    tellingReport(turnPlayer.playing());
    lookAtSound();
    if (!leaving) presence.tick();
    screen?.countdown.tick(now());
    call.tick();
    update();
  }

  /** Sound counts as speech unless the microphone may hear the interviewer's own voice. */
  function lookAtSound(): void {
    const theirTurn = online && !leaving && owedSince === undefined && !turnPlayer.audible();
    soundWatch.look(voiceInput?.level(), theirTurn);
    if (voiceInput?.hearing() || screen?.draft()) soundWatch.busy();
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
      speaking: turnPlayer.speaking(),
      muted: voiceInput?.muted() ?? false,
      listening: voiceInput?.listening() ?? false,
      closing,
    });
    screen?.status(text, kind);
    screen?.sound({
      microphone: voiceInput?.present() ?? false,
      muted: voiceInput?.muted() ?? false,
      recording: voiceInput?.recording() ?? false,
      canSpeak: turnPlayer.canSpeak(),
      aloud: turnPlayer.aloud(),
    });
  }

  function reportHeard({ sequence, characters, sounded }: Playback): void {
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
    if (!turnPlayer.onlyListens(text, when.beganAt)) say(text, timingOf(when));
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
    turnPlayer.interrupt();
    showOwn(text, connection.say(text, timing));
  }

  /** Words that the platform has heard, and that need no delivery. */
  function heardUtterance(text: string): void {
    sign();
    showOwn(text);
  }

  function showOwn(text: string, utteranceId?: string): void {
    owedSince = now();
    closing = false;
    screen?.countdown.hide();
    screen?.emphasiseEnd(false);
    screen?.notice(''); // the expert has read the notice by now
    screen?.said.addOwn(text, utteranceId);
    update();
  }

  function mute(on: boolean): void {
    const unsaid = voiceInput?.mute(on) ?? '';
    screen?.partial('');
    screen?.addDraft(unsaid);
  }

  /** @param sendFirst whether to send spoken words and the draft first; otherwise they stay in the field */
  function leave(how: Leave, sendFirst: boolean): void {
    screen?.addDraft(voiceInput?.lastWords() ?? '');
    if (sendFirst) {
      for (const text of utterancesOf(screen?.draft() ?? '', maxUtteranceLength)) say(text);
    }
    if (sendFirst || how.wish !== 'finish-later') screen?.clearDraft();
    leaving = how.wish === 'withdraw' ? strings.withdrawing : strings.ending;
    screen?.partial('');
    screen?.countdown.hide();
    screen?.leaving();
    turnPlayer.interrupt();
    update();
    connection.leave(how, voiceInput?.close());
  }

  function switchToPhone(phoneNumber: string): void {
    connection.switchToPhone(phoneNumber);
    call.change('calling');
  }

  function makeScreen(title: string): ConversationScreen {
    turnPlayer.setAloud(voice && options.maySpeak());
    return conversationScreen({ ...setup, title, draft: draft.load() }, options.page, {
      say,
      typing: sign,
      draftChanged: draft.save,
      own: (text) => own.push(text),
      here,
      mute,
      readAloud: turnPlayer.setAloud,
      beingSpoken: () => voiceInput?.pending() ?? '',
      end: (sendFirst) => leave({ wish: 'end' }, sendFirst),
      finishLater: (until, sendFirst) => leave({ wish: 'finish-later', until }, sendFirst),
      withdraw: () => leave({ wish: 'withdraw' }, false),
      switchToPhone,
    });
  }

  function onWelcome(welcome: Of<'welcome'>): void {
    online = true;
    if (platform && welcome.speech !== 'platform') turnPlayer.setAloud(false);
    interviewer.introduce(welcome);
    const first = screen === undefined;
    const shown = (screen ??= makeScreen(welcome.title));
    const unsent = connection.unsent();
    const last = welcome.turns.at(-1);
    // after a disconnection the expert's own words are already on the screen
    const tellTheRest = interviewer.catchUp(welcome, shown.said, first, (text) => own.includes(text));
    // screen readers do not announce list items that were there before the list
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
    void voiceInput?.open(options.microphone);
  }

  function proceed({ progress, closing: closes }: Pick<Of<'turn'>, 'progress' | 'closing'>): void {
    closing = closes;
    screen?.progress(progress);
    screen?.emphasiseEnd(closing);
    update();
  }

  const events: Omit<ConnectionEvents, 'onEnded' | 'onRefused' | 'onStuck'> = {
    onWelcome,
    onVoice: (frame) => platform?.take(frame),
    onSound: (sound) => platform?.sound(sound),
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
      if (!online) platform?.take({ type: 'hush' });
      update();
    },
    onOtherSession(soundLost) {
      voiceInput?.otherSession();
      if (soundLost) screen?.notice(strings.recordingLost);
    },
  };

  // the first frame of the connection says whether turns are spoken
  platform?.turns.setAloud(options.maySpeak());

  /** Moves words that are being spoken to the draft, which is stored. */
  function keepWords(): void {
    if (!leaving) screen?.addDraft(voiceInput?.lastWords() ?? '');
  }

  return {
    events,
    /** Whether the conversation is on the screen. */
    begun: () => screen !== undefined,
    /** The expert touched the page; the buttons of the countdown report their own clicks. */
    touched(target: EventTarget | null): void {
      const counting = screen?.countdown.showing() && !leaving;
      if (!counting) presence.touched();
      else if (!screen?.countdown.element.contains(target as Node | null)) here();
    },
    keepWords,
    /** The expert's utterances, oldest first. */
    own: (): readonly string[] => own,
    /** Stops all sound; the current turn of the interviewer may finish. */
    stop(hearOut: boolean): void {
      clearInterval(ticking);
      floor.stop();
      keepWords();
      if (!hearOut) turnPlayer.setAloud(false);
      void voiceInput?.close();
    },
    speaking: turnPlayer.speaking,
  };
}

export type Talk = ReturnType<typeof makeTalk>;
