import { h } from '../dom';
import { type Microphone, openMicrophone } from '../sound/microphone';
import type { Strings } from '../strings';
import { deviceChoice } from './device-choice';
import { levelMeter } from './level-meter';
import { loudspeakerTest } from './loudspeaker-test';
import { makeMicrophoneRequest } from './microphone-request';

/**
 * The expert tests and chooses microphone and loudspeaker before the start; no sound leaves the page.
 * @param ready notice about the capabilities of the browser
 */
export function greenRoom(strings: Strings, ready: string | undefined, typeInstead: () => void) {
  let chosenId: string | undefined;
  const text = h('p', { class: 'hint', role: 'status' });
  const meter = levelMeter(strings, (what) => say(what));
  const check = h('button', { type: 'button', click: () => void open() }, strings.checkMicrophone);
  const typing = h('button', { type: 'button', hidden: true, click: typeInstead }, strings.startTyping);
  const inputs = deviceChoice('audioinput', strings.microphoneChoice, strings, (id) => {
    chosenId = id;
    release();
    void open();
  });
  const loudspeaker = loudspeakerTest(strings);
  const element = h(
    'div',
    { class: 'check' },
    ready === undefined ? undefined : h('p', { class: 'hint' }, ready),
    h('div', { class: 'row' }, check, loudspeaker.button, typing),
    inputs.element,
    meter.element,
    text,
    ...loudspeaker.elements,
  );

  const request = makeMicrophoneRequest({
    openMicrophone,
    asking() {
      text.textContent = strings.microphoneAsking;
    },
    pending() {
      text.textContent = strings.microphonePending;
      typing.hidden = false;
    },
    answered(answer) {
      typing.hidden = true;
      if (typeof answer !== 'string') follow(answer);
      else text.textContent = answer === 'refused' ? strings.microphoneRefused : strings.microphoneMissing;
    },
  });

  function release(): void {
    meter.stop();
    request.release();
    check.hidden = false;
    typing.hidden = true;
    text.textContent = '';
  }

  function follow(opened: Microphone): void {
    check.hidden = true;
    text.textContent = strings.microphoneSpeak;
    meter.follow(opened.level);
    void inputs.fill(opened.deviceId);
    loudspeaker.named();
  }

  function say(what: string): void {
    if (text.textContent !== what) text.textContent = what;
  }

  const open = () => request.open(chosenId);

  return {
    element,
    open,
    /** Passes the microphone to the interview. @returns the id of the chosen microphone */
    handOver(): string | undefined {
      meter.pause();
      return chosenId;
    },
    close: release,
  };
}
