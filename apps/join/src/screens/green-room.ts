import { h } from '../dom';
import { type Microphone, type MicrophoneAnswer, openMicrophone } from '../sound/microphone';
import type { Strings } from '../strings';
import { deviceChoice } from './device-choice';
import { levelMeter } from './level-meter';
import { loudspeakerTest } from './loudspeaker-test';

/** Time without an answer to the permission prompt after which a hint is shown. */
const pendingMs = 3000;

/**
 * The expert tests and chooses microphone and loudspeaker before the start; no sound leaves the page.
 * @param ready notice about the capabilities of the browser
 */
export function greenRoom(strings: Strings, ready: string | undefined, typeInstead: () => void) {
  /** Number of the latest request for a microphone; answers to earlier requests are released. */
  let asked = 0;
  let opening: Promise<MicrophoneAnswer> | undefined;
  let current: Microphone | undefined;
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

  function release(): void {
    asked += 1;
    meter.stop();
    opening = undefined;
    current?.close();
    current = undefined;
    check.hidden = false;
    typing.hidden = true;
    text.textContent = '';
  }

  async function ask(): Promise<MicrophoneAnswer> {
    const mine = ++asked;
    text.textContent = strings.microphoneAsking;
    const hint = setTimeout(() => {
      if (mine !== asked) return;
      text.textContent = strings.microphonePending;
      typing.hidden = false;
    }, pendingMs);
    const opened = await openMicrophone(chosenId);
    clearTimeout(hint);
    if (mine !== asked) {
      if (typeof opened !== 'string') opened.close();
      return 'refused';
    }
    typing.hidden = true;
    if (typeof opened === 'string') {
      text.textContent = opened === 'refused' ? strings.microphoneRefused : strings.microphoneMissing;
      opening = undefined;
    } else follow(opened);
    return opened;
  }

  function follow(opened: Microphone): void {
    current = opened;
    check.hidden = true;
    text.textContent = strings.microphoneSpeak;
    meter.follow(opened.level);
    void inputs.fill(opened.deviceId);
    loudspeaker.named();
  }

  function say(what: string): void {
    if (text.textContent !== what) text.textContent = what;
  }

  function open(): Promise<MicrophoneAnswer> {
    opening ??= ask();
    return opening;
  }

  return {
    element,
    /** Asks for the microphone unless that has happened. */
    open,
    /** Passes the microphone to the interview. @returns the id of the chosen microphone */
    handOver(): string | undefined {
      meter.pause();
      return chosenId;
    },
    /** The expert will type: releases the microphone, even one that is allowed later. */
    close: release,
  };
}
