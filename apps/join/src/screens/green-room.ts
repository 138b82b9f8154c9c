import { h } from '../dom';
import { speechLevel } from '../silence';
import { type Microphone, type MicrophoneAnswer, openMicrophone } from '../sound/microphone';
import { canPlay, canRoute, playTestTone } from '../sound/test-tone';
import type { Strings } from '../strings';
import { deviceChoice } from './device-choice';

const meterMs = 100;
/** A microphone without speech for so long gets a warning. */
const silentMs = 8000;
/** A permission that is not given for so long gets a hint. */
const pendingMs = 3000;

/**
 * The expert tests and chooses microphone and loudspeaker before the start; no sound leaves the page.
 * @param ready what the expert is told about the browser
 */
export function greenRoom(strings: Strings, ready: string | undefined, typeInstead: () => void) {
  /** Number of the latest request for a microphone; answers to earlier requests are released. */
  let asked = 0;
  let opening: Promise<MicrophoneAnswer> | undefined;
  let current: Microphone | undefined;
  let chosenId: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const text = h('p', { class: 'hint', role: 'status' });
  const meter = h('meter', {
    min: '0',
    max: '1',
    value: '0',
    'aria-label': strings.microphoneLevel,
    hidden: true,
  });
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
    meter,
    text,
    ...loudspeaker.elements,
  );

  function release(): void {
    asked += 1;
    clearInterval(timer);
    opening = undefined;
    current?.close();
    current = undefined;
    check.hidden = false;
    typing.hidden = true;
    meter.hidden = true;
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
    meter.hidden = false;
    text.textContent = strings.microphoneSpeak;
    const since = Date.now();
    timer = setInterval(() => show(opened.level() ?? 0, Date.now() - since), meterMs);
    void inputs.fill(opened.deviceId);
    loudspeaker.named();
  }

  function show(level: number, sinceMs: number): void {
    meter.value = level;
    if (level > speechLevel) say(strings.microphoneHeard);
    else if (sinceMs > silentMs && text.textContent !== strings.microphoneHeard)
      say(strings.microphoneSilent);
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
      clearInterval(timer);
      return chosenId;
    },
    /** The expert will type: releases the microphone, even one that is allowed later. */
    close: release,
  };
}

/** Plays a test tone on the loudspeaker that the expert chooses. */
function loudspeakerTest(strings: Strings) {
  const outputs = deviceChoice('audiooutput', strings.outputChoice, strings);
  const text = h('p', { class: 'hint', role: 'status' });
  const button = h('button', { type: 'button', click: play, hidden: !canPlay() }, strings.testTone);

  function play(): void {
    text.textContent = strings.testTonePlayed;
    playTestTone(outputs.value()).catch(() => undefined);
    if (canRoute()) void outputs.fill(outputs.value());
  }

  return {
    button,
    elements: [outputs.element, text, h('p', { class: 'hint' }, strings.outputHint)],
    /** The browser reveals the names of devices now. */
    named(): void {
      if (canRoute()) void outputs.fill();
    },
  };
}
