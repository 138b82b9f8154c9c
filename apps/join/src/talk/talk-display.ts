import type { Interviewer } from '../interviewer';
import type { PhoneCall } from '../phone-call';
import { makeSoundWatch } from '../silence';
import { statusOf } from '../status';
import type { TalkOptions, TalkState } from './state';
import type { TalkSound } from './talk-sound';

interface Deps {
  state: TalkState;
  sound: TalkSound;
  interviewer: Interviewer;
  call: PhoneCall;
}

/** Keeps the status line, the sound controls and the notice of a silent microphone up to date. */
export function makeTalkDisplay({ page, now }: TalkOptions, { state, sound, interviewer, call }: Deps) {
  const { strings } = page;
  const { turns, input } = sound;
  const soundWatch = makeSoundWatch(now);
  let silenceTold = false;

  function update(): void {
    const { screen, owedSince } = state;
    const [text, kind] = statusOf(strings, interviewer.persona(), {
      ...state,
      calling: call.calling(),
      owedMs: owedSince === undefined ? undefined : now() - owedSince,
      speaking: turns.speaking(),
      muted: input?.muted() ?? false,
      listening: input?.listening() ?? false,
    });
    screen?.status(text, kind);
    screen?.sound({
      microphone: input?.present() ?? false,
      muted: input?.muted() ?? false,
      recording: input?.recording() ?? false,
      canSpeak: turns.canSpeak(),
      aloud: turns.aloud(),
    });
  }

  function lookAtSound(): void {
    const { screen, online, leaving, owedSince } = state;
    const theirTurn = online && !leaving && owedSince === undefined && !turns.audible();
    soundWatch.look(input?.level(), theirTurn);
    if (input?.hearing() || screen?.draft()) soundWatch.busy();
    const silent = soundWatch.silent();
    if (silent === silenceTold) return;
    silenceTold = silent;
    screen?.notice(silent ? strings.microphoneSilent : '');
  }

  return {
    update,
    lookAtSound,
    hearsSpeech: soundWatch.speaking,
  };
}

export type TalkDisplay = ReturnType<typeof makeTalkDisplay>;
