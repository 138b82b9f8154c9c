import { makeInterviewer } from './interviewer';
import { makePhoneCall } from './phone-call';
import { type ConversationScreen, conversationScreen } from './screens/conversation';
import { makeExpert } from './talk/expert';
import type { TalkOptions, TalkState } from './talk/state';
import { makeTalkDisplay } from './talk/talk-display';
import { makeTalkEvents } from './talk/talk-events';
import { makeTalkSound } from './talk/talk-sound';
import { makeTellingReport } from './telling';

/** Connects screen and sound to the connection: plays the interviewer's turns and sends the expert's. */
export function makeTalk(options: TalkOptions) {
  const { connection, setup, now, draft } = options;
  const { strings } = options.page;
  const state: TalkState = {
    screen: undefined,
    online: false,
    leaving: undefined,
    closing: false,
    owedSince: undefined,
  };
  const own: string[] = [];
  const sound = makeTalkSound(options, {
    patience: () => interviewer.patience(),
    onPartial(text) {
      if (text !== '') expert.sign();
      state.screen?.partial(text);
    },
    onWords: (text, timing) => expert.say(text, timing),
    onUtterance: (text) => expert.heardUtterance(text),
    onNotice: (text) => state.screen?.notice(text),
    onChange: () => display.update(),
  });
  const { turns, input } = sound;
  const interviewer = makeInterviewer(turns, strings.interviewer);
  const call = makePhoneCall(now, (progress) => {
    state.screen?.phoneBusy(progress === 'calling');
    state.screen?.notice(progress === 'failed' ? strings.phoneFailed : '');
    display.update();
  });
  const display = makeTalkDisplay(options, { state, sound, interviewer, call });
  const expert = makeExpert(options, { state, sound, display });
  const tellingReport = makeTellingReport(now, connection.telling);
  const ticking = setInterval(tick, 500);

  function tick(): void {
    tellingReport(turns.playing());
    display.lookAtSound();
    expert.tick();
    state.screen?.countdown.tick(now());
    call.tick();
    display.update();
  }

  function makeScreen(title: string): ConversationScreen {
    turns.setAloud(setup.by === 'voice' && options.maySpeak());
    return conversationScreen({ ...setup, title, draft: draft.load() }, options.page, {
      say: expert.say,
      typing: expert.sign,
      draftChanged: draft.save,
      own: (text) => own.push(text),
      here: expert.here,
      mute: expert.mute,
      readAloud: turns.setAloud,
      beingSpoken: () => input?.pending() ?? '',
      end: (sendFirst) => expert.leave({ wish: 'end' }, sendFirst),
      finishLater: (until, sendFirst) => expert.leave({ wish: 'finish-later', until }, sendFirst),
      withdraw: () => expert.leave({ wish: 'withdraw' }, false),
      switchToPhone(phoneNumber) {
        connection.switchToPhone(phoneNumber);
        call.change('calling');
      },
    });
  }

  // the first frame of the connection says whether turns are spoken
  sound.platform?.turns.setAloud(options.maySpeak());

  return {
    events: makeTalkEvents(options, { state, sound, display, interviewer, call, own, makeScreen }),
    begun: () => state.screen !== undefined,
    touched: expert.touched,
    keepWords: expert.keepWords,
    own: (): readonly string[] => own,
    /** Stops all sound; the current turn of the interviewer may finish. */
    stop(hearOut: boolean): void {
      clearInterval(ticking);
      sound.stop();
      expert.keepWords();
      if (!hearOut) turns.setAloud(false);
      void input?.close();
    },
    speaking: turns.speaking,
  };
}

export type Talk = ReturnType<typeof makeTalk>;
