import type { ConnectionEvents, Of } from '../connection-types';
import type { Interviewer } from '../interviewer';
import type { PhoneCall } from '../phone-call';
import type { ConversationScreen } from '../screens/conversation';
import type { TalkOptions, TalkState } from './state';
import type { TalkDisplay } from './talk-display';
import type { TalkSound } from './talk-sound';

interface Deps {
  state: TalkState;
  sound: TalkSound;
  display: TalkDisplay;
  interviewer: Interviewer;
  call: PhoneCall;
  own: readonly string[];
  makeScreen: (title: string) => ConversationScreen;
}

/** Shows and plays what the connection reports. */
export function makeTalkEvents(
  options: TalkOptions,
  { state, sound, display, interviewer, call, own, makeScreen }: Deps,
): Omit<ConnectionEvents, 'onEnded' | 'onRefused' | 'onStuck'> {
  const { connection, now } = options;
  const { platform, input } = sound;

  function onWelcome(welcome: Of<'welcome'>): void {
    state.online = true;
    if (platform && welcome.speech !== 'platform') sound.turns.setAloud(false);
    interviewer.introduce(welcome);
    const first = state.screen === undefined;
    const shown = (state.screen ??= makeScreen(welcome.title));
    const unsent = connection.unsent();
    const last = welcome.turns.at(-1);
    // after a disconnection the expert's own words are already on the screen
    const tellTheRest = interviewer.catchUp(welcome, shown.said, first, (text) => own.includes(text));
    // screen readers do not announce list items that were there before the list
    if (first) showFirst(shown, unsent);
    tellTheRest();
    const lastRole = last?.role ?? (first || state.owedSince !== undefined ? 'user' : 'agent');
    state.owedSince = lastRole === 'agent' && unsent.length === 0 ? undefined : now();
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
    void input?.open(options.microphone);
  }

  function proceed({ progress, closing }: Pick<Of<'turn'>, 'progress' | 'closing'>): void {
    state.closing = closing;
    state.screen?.progress(progress);
    state.screen?.emphasiseEnd(closing);
    display.update();
  }

  return {
    onWelcome,
    onVoice: (frame) => platform?.take(frame),
    onSound: (frame) => platform?.sound(frame),
    onTurn(turn) {
      if (!state.screen || !interviewer.tell(turn, state.screen.said)) return;
      state.owedSince = undefined;
      proceed(turn);
    },
    onAck: ({ utteranceId }) => state.screen?.said.acknowledged(utteranceId),
    onPhone: (phone) => call.change(phone.state),
    onCountdown({ endsInMs }) {
      if (endsInMs === undefined || state.leaving) state.screen?.countdown.hide();
      else state.screen?.countdown.show(endsInMs, now());
    },
    onOnline(online) {
      state.online = online;
      if (!online) state.screen?.countdown.hide();
      if (!online) platform?.take({ type: 'hush' });
      display.update();
    },
    onOtherSession(soundLost) {
      input?.otherSession();
      if (soundLost) state.screen?.notice(options.page.strings.recordingLost);
    },
  };
}
