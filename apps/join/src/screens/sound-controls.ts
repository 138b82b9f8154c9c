import { h } from '../dom';
import type { Strings } from '../strings';
import { icon } from './icons';

interface SoundState {
  microphone: boolean;
  muted: boolean;
  recording: boolean;
  canSpeak: boolean;
  aloud: boolean;
}

export function soundControls(
  strings: Strings,
  actions: { mute: (on: boolean) => void; readAloud: (on: boolean) => void },
) {
  let state: SoundState = {
    microphone: false,
    muted: false,
    recording: false,
    canSpeak: false,
    aloud: false,
  };
  const mute = h('button', { type: 'button', class: 'mute', click: () => actions.mute(!state.muted) });
  const aloud = h('button', { type: 'button', class: 'aloud', click: () => actions.readAloud(!state.aloud) });
  const recording = h('span', { class: 'recording' });
  const element = h('div', { class: 'sound', role: 'group', 'aria-label': strings.controls }, mute, aloud);

  /** Changes a button only if needed: a button whose content is replaced while it is pressed gets no click. */
  function change(next: SoundState): void {
    if (JSON.stringify(next) !== JSON.stringify(state)) update(next);
  }

  function update(next: SoundState): void {
    state = next;
    const { microphone, muted, canSpeak } = state;
    mute.hidden = !microphone;
    mute.classList.toggle('muted', muted);
    mute.replaceChildren(icon(muted ? 'microphoneOff' : 'microphone'), muted ? strings.unmute : strings.mute);
    aloud.hidden = !canSpeak;
    aloud.setAttribute('aria-pressed', String(state.aloud));
    aloud.replaceChildren(icon(state.aloud ? 'speaker' : 'speakerOff'), h('span', {}, strings.readAloud));
    recording.hidden = !microphone;
    recording.classList.toggle('on', state.recording);
    recording.textContent = state.recording ? strings.recording : strings.notRecording;
    element.hidden = !microphone && !canSpeak;
  }
  update(state);
  return { element, recording, update: change };
}
